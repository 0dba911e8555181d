import { dangerouslySkipEscape } from 'vike/server';
import type { OnRenderHtmlAsync } from 'vike/types';
import { getBuildId } from '../build/output/build-id';
import { writeClientFile } from '../build/site-files/client-file';
import { payloadPath } from '../routes/payload';
import { page } from './html/page';

export const onRenderHtml: OnRenderHtmlAsync = async ({ urlPathname, globalContext }) => {
  const id = await getBuildId();
  const manifest = globalContext.assetsManifest;
  const { html, payload } = await page(urlPathname, { manifest });
  if (manifest) await writeClientFile(payloadPath(id, urlPathname), JSON.stringify(payload));
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The document names its own; in development Vike links what Vite serves.
    injectFilter: (injected) => {
      for (const asset of injected) asset.inject = false;
    },
  };
};
