import { dangerouslySkipEscape } from 'vike/server';
import type { OnRenderHtmlAsync } from 'vike/types';
import { getBuildId } from '../build/output/build-id';
import { compressAhead } from '../build/output/compress-ahead';
import { starterOf } from '../build/output/document-assets';
import { writeClientFile } from '../build/site-files/client-file';
import { payloadPath } from '../contract/site-addresses';
import { withEntry } from './html/entry-tag';
import { page } from './html/page';
import { forgetWritten } from './written-pages';

export const onRenderHtml: OnRenderHtmlAsync = async ({ urlPathname, globalContext }) => {
  forgetWritten();
  const id = await getBuildId();
  const manifest = globalContext.assetsManifest;
  const { html, payload } = await page(urlPathname, { manifest });
  if (manifest) {
    const json = JSON.stringify(payload);
    await writeClientFile(payloadPath(id, urlPathname), json);
    compressAhead('payload.json', json);
    compressAhead('page.html', withEntry(html, starterOf(manifest)));
  }
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The document names its own; in development Vike links what Vite serves.
    injectFilter: (injected) => {
      for (const asset of injected) asset.inject = false;
    },
  };
};
