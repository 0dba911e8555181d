import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type AssetsManifest, readStylesheet } from '../../build/output/client-assets';
import { appOf, DEV_APP, documentAssets } from '../../build/output/document-assets';
import { earlyScript, headScripts } from '../../build/output/inlined-scripts';
import { buildPayload } from '../../build/payload/build-payload';
import {
  dataForMachines,
  documentHead,
  drawnPicture,
  type MakePicture,
} from '../../build/payload/document-head';
import { styleTag } from '../../build/payload/head-tags';
import { payloadFile } from '../../build/payload/payload-file';
import { withBase } from '../../contract/base-path';
import type { Locale } from '../../contract/locales';
import { createI18n, type LocaleResources } from '../../locale/i18n';
import { matchPage, NOT_FOUND_PATH, type PageMatch, STAND_IN_PATHS } from '../../routes/match-page';
import type { Payload } from '../../routes/payload';
import { patternOf } from '../../ui/words/parts';
import { App } from '../app';
import { loadPageModule } from '../load-page-module';
import { fulfilled } from '../loaded-page';
import { payloadElement, renderDocument } from './document';
import { withoutSlashes } from './void-elements';

interface BuildOfPage {
  /** Null in development, where Vite serves scripts and stylesheets by itself. */
  manifest: AssetsManifest | null;
  /** Else a picture is drawn of each page of a build. */
  picture?: MakePicture;
}

/** An address without a page is the 404 page, at the path that stands for all of them. */
function matchAny(url: string): PageMatch {
  const match = matchPage(withBase(url));
  return match.page || STAND_IN_PATHS.includes(match.path) ? match : { ...match, path: NOT_FOUND_PATH };
}

/** What is not in the page's texts would be shown as its key: it ends the build instead. */
function speakStrictly(locale: Locale, resources: LocaleResources): i18n {
  const speaking = createI18n(locale, resources);
  speaking.options.saveMissing = true;
  speaking.on('missingKey', (_locales, namespace, key) => {
    throw new Error(`${namespace}:${key} is not among the page's texts; see CONTRIBUTING.md, "A page"`);
  });
  return speaking;
}

/** The application as HTML, the same that the browser will hydrate. */
async function renderApp(
  url: string,
  match: PageMatch,
  { head, resources, sheet, whole }: Payload,
): Promise<string> {
  const Page = await loadPageModule(match);
  const i18n = speakStrictly(match.locale, resources);
  const loaded = fulfilled({ match, i18n, whole: patternOf(whole), sheet, Page, head });
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={withBase(url)}>
        <App load={() => loaded} />
      </StaticRouter>
    </StrictMode>,
  );
  return withoutSlashes(html);
}

interface DocumentParts {
  scripts: string[];
  isEager: boolean;
  /** The text of each stylesheet that every document has. */
  styles: string[];
  /** Those of the page alone, as tags of `<head>`: they come and go with it. */
  ownStyles: string;
}

async function documentParts(match: PageMatch, manifest: AssetsManifest | null): Promise<DocumentParts> {
  if (!manifest) return { scripts: [DEV_APP], isEager: true, styles: [], ownStyles: '' };
  const { common, own, ...scripts } = documentAssets(manifest, match);
  const [styles, ownStyles] = await Promise.all(
    [common, own].map((paths) => Promise.all(paths.map(readStylesheet))),
  );
  return { ...scripts, styles: styles ?? [], ownStyles: (ownStyles ?? []).map(styleTag).join('') };
}

const payloadOf = (match: PageMatch, manifest: AssetsManifest | null): Payload =>
  buildPayload(match, manifest ? appOf(manifest) : DEV_APP);

/** A URL becomes a page: its document, and the payload that a navigation within the tab fetches instead. */
export async function page(
  url: string,
  { manifest, picture = drawnPicture }: BuildOfPage,
): Promise<{ html: string; payload: Payload }> {
  const match = matchAny(url);
  const payload = payloadOf(match, manifest);
  const { ownStyles, ...parts } = await documentParts(match, manifest);
  const body = await renderApp(url, match, payload);
  const html = renderDocument({
    locale: match.locale,
    head: payload.head + (await documentHead(match, body, payload, manifest && picture)),
    ownStyles,
    body,
    headScripts: headScripts(match),
    early: earlyScript(match),
    payload,
    ...parts,
  });
  return { html, payload: payloadFile(payload, ownStyles) };
}

/**
 * Whether a page that the same code rendered before is what it would be now. A document shows what its payload says;
 * what it tells machines may name other pages besides.
 * @param before the document, and the payload's file
 */
export async function isStill(
  url: string,
  manifest: AssetsManifest | null,
  before: { html: string; payload: string },
): Promise<boolean> {
  const match = matchAny(url);
  const payload = payloadOf(match, manifest);
  const { ownStyles } = await documentParts(match, manifest);
  return (
    JSON.stringify(payloadFile(payload, ownStyles)) === before.payload &&
    before.html.includes(payloadElement(payload)) &&
    before.html.includes(dataForMachines(match, payload))
  );
}
