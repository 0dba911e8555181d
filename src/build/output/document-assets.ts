import type { PageMatch } from '../../routes/match-page';
import { type AssetsManifest, type ClientAssets, collectAssets } from './client-assets';

/** Vite's manifest knows the entry and the pages' chunks by their files. */
const CLIENT_ENTRY = 'src/render/+client.ts';
const pageModule = (module: string): string => `src/pages/${module}/page.tsx`;

/** Those that stand in for a page are part of the entry, without their look. */
const STAND_IN_LOOK = 'src/layout/error-look.ts';

/** What a page's document names and inlines. */
export function documentAssets(manifest: AssetsManifest, { page }: PageMatch): ClientAssets {
  return collectAssets(manifest, [CLIENT_ENTRY, page ? pageModule(page.module) : STAND_IN_LOOK]);
}
