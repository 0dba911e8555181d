import { type PageMatch, SERVER_ERROR_PATH } from '../../routes/match-page';
import { type AssetsManifest, type ClientAssets, collectAssets } from './client-assets';

/** Vite's manifest knows the entry and the pages' chunks by their files. */
const CLIENT_ENTRY = 'src/render/+client.ts';
const pageModule = (module: string): string => `src/pages/${module}/page.tsx`;

/** What stands in for a page has a module of the layout. */
const standInModule = (path: string): string =>
  path === SERVER_ERROR_PATH ? 'src/layout/server-error-page.tsx' : 'src/layout/not-found-page.tsx';

/** What a page's document names and inlines. */
export function documentAssets(manifest: AssetsManifest, { page, path }: PageMatch): ClientAssets {
  return collectAssets(manifest, [CLIENT_ENTRY, page ? pageModule(page.module) : standInModule(path)]);
}
