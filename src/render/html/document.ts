import { cool } from '../../../tailwind.config';
import type { EarlyScript } from '../../build/output/inlined-scripts';
import { BASE_PATH } from '../../contract/base-path';
import { jsonForScript } from '../../contract/escape-html';
import { LOCALE_TAGS, type Locale } from '../../contract/locales';
import { APP_SCRIPTS_NAME } from '../../routes/app-scripts';
import { type InlinePayload, PAYLOAD_ELEMENT_ID, type Payload } from '../../routes/payload';

interface DocumentParts {
  locale: Locale;
  /** The tags of `<head>` that belong to the page, as HTML. */
  head: string;
  /** The rendered application. */
  body: string;
  /** The text of each stylesheet that the page shares with others; empty in development, where Vite links them. */
  styles: readonly string[];
  /** The page's own, as tags. */
  ownStyles?: string;
  /** What runs before the first paint. */
  headScripts: readonly string[];
  /** The application's script, and what else it needs to hydrate the page; Vike adds the tag of what starts it. */
  scripts?: readonly string[];
  /** Whether the page waits for them. */
  isEager?: boolean;
  /** What works on the page before its code has come. */
  early?: EarlyScript;
  /** What the entry hydrates with; without it nothing runs. */
  payload?: Payload;
}

/** What the document is hydrated with; with the texts of every page, unlike the payload's file. */
export function payloadElement({ pageId, locale, path, resources, sheet, whole }: Payload): string {
  const inlined: InlinePayload = { pageId, locale, path, resources, sheet, ...(whole && { whole }) };
  return `<script id="${PAYLOAD_ELEMENT_ID}" type="application/json">${jsonForScript(inlined)}</script>`;
}

/**
 * What says which scripts the document is to be hydrated by, for what starts them. Where somebody waits for them they are
 * on their way while the page is laid out, which asks for its fonts only then: all at once, and not one import after the
 * other.
 */
function scriptTags(scripts: readonly string[], isEager: boolean): string {
  const paths = scripts.map((script) => `${BASE_PATH}${script}`);
  if (paths.length === 0) return '';
  const named = isEager ? paths.slice(0, 1) : paths;
  const meta = `<meta name="${APP_SCRIPTS_NAME}" content="${named.join(' ')}">`;
  const links = paths.map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`);
  return isEager ? [meta, ...links].join('') : meta;
}

/** The whole document as HTML. */
export function renderDocument({
  locale,
  head,
  body,
  styles,
  ownStyles = '',
  headScripts,
  scripts = [],
  isEager = false,
  early = {},
  payload,
}: DocumentParts): string {
  return [
    '<!doctype html>',
    `<html lang="${LOCALE_TAGS[locale]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // What a browser puts around the page is of the page's paper, by day and under the lamp; the script chooses.
    `<meta name="theme-color" content="${cool[50]}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${cool[950]}" media="(prefers-color-scheme: dark)">`,
    // Before them: somebody may press what it answers.
    early.path ? `<script src="${BASE_PATH}${early.path}" async></script>` : '',
    scriptTags(scripts, isEager),
    ...headScripts.map((script) => `<script>${script}</script>`),
    head,
    ...styles.map((css) => `<style>${css}</style>`),
    ownStyles,
    `<link rel="icon" href="${BASE_PATH}/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${BASE_PATH}/apple-touch-icon.png">`,
    `<link rel="manifest" href="${BASE_PATH}/site.webmanifest">`,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    early.inlined ? `<script>${early.inlined}</script>` : '',
    payload ? payloadElement(payload) : '',
    '</body>',
    '</html>',
  ].join('');
}
