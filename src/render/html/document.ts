import { headScript } from 'virtual:head-script';
import { jsonForScript } from '../../build/escape-html';
import { LOCALE_TAGS } from '../../contract/locales';
import { type InlinePayload, PAYLOAD_ELEMENT_ID, type Payload } from '../payload';

interface DocumentParts {
  payload: Payload;
  /** The rendered application. */
  body: string;
  /** The text of each of the page's stylesheets; empty in development, where Vite links them. */
  styles: readonly string[];
  /** All that the page runs, fetched at once instead of one import after the other; Vike adds the entry's own tag. */
  scripts: readonly string[];
}

function inlinePayload({ build, pageId, locale, path, resources }: Payload): InlinePayload {
  return { build, pageId, locale, path, resources };
}

/** The whole document as HTML. */
export function renderDocument({ payload, body, styles, scripts }: DocumentParts): string {
  return [
    '<!doctype html>',
    `<html lang="${LOCALE_TAGS[payload.locale]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${headScript}</script>`,
    payload.head,
    ...styles.map((css) => `<style>${css}</style>`),
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script id="${PAYLOAD_ELEMENT_ID}" type="application/json">${jsonForScript(inlinePayload(payload))}</script>`,
    '</body>',
    '</html>',
  ].join('');
}
