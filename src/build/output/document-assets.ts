import { type PageMatch, SERVER_ERROR_PATH } from '../../routes/match-page';
import { type AssetsManifest, collectAssets } from './client-assets';

/** Vite's manifest knows the entry and the pages' chunks by their files. */
const CLIENT_ENTRY = 'src/render/+client.ts';

/** What a form's code asks for as soon as it runs: named by the document, it does not come a round trip later. */
const FORM_READER = 'src/forms/lifecycle/read-answers.ts';

/** In development Vite names what it serves. */
export const DEV_ENTRY = '';

const pageModule = (module: string): string => `src/pages/${module}/page.tsx`;

/** The script that every document names, as a path below the site's root. */
export function entryOf(manifest: AssetsManifest): string {
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`The build has no ${CLIENT_ENTRY}`);
  return `/${entry.file}`;
}

/** What stands in for a page has a module of the layout. */
const standInModule = (path: string): string =>
  path === SERVER_ERROR_PATH ? 'src/layout/server-error-page.tsx' : 'src/layout/not-found-page.tsx';

/** What a page's document names and inlines, as paths below the site's root. */
interface DocumentAssets {
  scripts: string[];
  /** Every page's stylesheets. */
  common: string[];
  /** The page's own: what it looks like where another one stood before. */
  own: string[];
}

export function documentAssets(manifest: AssetsManifest, { page, path }: PageMatch): DocumentAssets {
  const own = [CLIENT_ENTRY, page ? pageModule(page.module) : standInModule(path)];
  const { stylesheets, askable } = collectAssets(manifest, own);
  const { scripts } = collectAssets(manifest, askable.has(FORM_READER) ? [...own, FORM_READER] : own);
  const common = collectAssets(manifest, [CLIENT_ENTRY]).stylesheets;
  return { scripts, common, own: stylesheets.filter((path) => !common.includes(path)) };
}
