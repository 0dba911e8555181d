import type { PageMatch } from '../../routes/match-page';
import { type AssetsManifest, type ClientAssets, collectAssets } from './client-assets';

/** Vite's manifest knows the entry and the pages' chunks by their files. */
const CLIENT_ENTRY = 'src/render/+client.ts';
const pageModule = (module: string): string => `src/pages/${module}/page.tsx`;

/** What a page's document names and inlines; those that stand in for a page are part of the entry. */
export function documentAssets(manifest: AssetsManifest, { page }: PageMatch): ClientAssets {
  return collectAssets(manifest, [CLIENT_ENTRY, ...(page ? [pageModule(page.module)] : [])]);
}
