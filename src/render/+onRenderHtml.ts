import { dangerouslySkipEscape } from 'vike/server';
import type { OnRenderHtmlAsync } from 'vike/types';
import { getBuildId } from '../build/build-id';
import { buildPayload } from '../build/build-payload';
import { type AssetsManifest, collectAssets, readStylesheet } from '../build/client-assets';
import { matchPage, NOT_FOUND_PATH, type PageMatch } from '../routes/match-page';
import { renderDocument } from './html/document';
import { renderPage } from './html/render-page';
import { pageModulePath } from './load-page-module';

/** Vite's manifest knows the entry by this name. */
const CLIENT_ENTRY = 'src/render/+client.ts';

/** An address without a page is the 404 page, at the path that stands for all of them. */
function toMatch(pathname: string): PageMatch {
  const match = matchPage(pathname);
  return match.page ? match : { ...match, path: NOT_FOUND_PATH };
}

async function builtAssets(manifest: AssetsManifest, { page }: PageMatch) {
  const pageChunks = page ? [pageModulePath(page.module)] : [];
  const { scripts, stylesheets } = collectAssets(manifest, [CLIENT_ENTRY, ...pageChunks]);
  return { scripts, styles: await Promise.all(stylesheets.map(readStylesheet)) };
}

export const onRenderHtml: OnRenderHtmlAsync = async ({ urlPathname, globalContext }) => {
  const match = toMatch(urlPathname);
  const payload = buildPayload(match, await getBuildId());
  const body = await renderPage(match, payload);
  const manifest = globalContext.assetsManifest;
  const assets = manifest ? await builtAssets(manifest, match) : { scripts: [], styles: [] };
  const html = renderDocument({ payload, body, ...assets });
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The document names its own; in development Vike links what Vite serves.
    injectFilter: (injected) => {
      for (const asset of injected) asset.inject = false;
    },
  };
};
