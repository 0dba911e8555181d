import { type PageMatch, SERVER_ERROR_PATH } from '../../routes/match-page';
import { APP_MODULE } from '../plugins/page-graph';
import { type AssetsManifest, collectAssets } from './client-assets';

/** What every document runs, and what starts the application; Vite's manifest knows it by its file, as all modules. */
const STARTER = 'src/render/+client.ts';

/** What a form's code asks for as soon as it runs: named by the document, it does not come a round trip later. */
const FORM_READER = 'src/forms/lifecycle/read-answers.ts';

/** In development Vite serves the modules themselves. */
export const DEV_APP = `/${APP_MODULE}`;

const pageModule = (module: string): string => `src/pages/${module}/page.tsx`;

function fileOf(manifest: AssetsManifest, key: string): string {
  const entry = manifest[key];
  if (!entry) throw new Error(`The build has no ${key}`);
  return `/${entry.file}`;
}

/** The script that every document runs, as a path below the site's root. */
export const starterOf = (manifest: AssetsManifest): string => fileOf(manifest, STARTER);

/** The application's own script: its name stands for all code of its build. */
export const appOf = (manifest: AssetsManifest): string => fileOf(manifest, APP_MODULE);

/** What stands in for a page has a module of the layout. */
const standInModule = (path: string): string =>
  path === SERVER_ERROR_PATH ? 'src/layout/server-error-page.tsx' : 'src/layout/not-found-page.tsx';

/** What a page's document names and inlines, as paths below the site's root. */
interface DocumentAssets {
  /** The application's own, and what else it needs to hydrate the page. */
  scripts: string[];
  /** Whether the page waits for them: one with a form. */
  isEager: boolean;
  /** Every page's stylesheets. */
  common: string[];
  /** The page's own: what it looks like where another one stood before. */
  own: string[];
}

export function documentAssets(manifest: AssetsManifest, { page, path }: PageMatch): DocumentAssets {
  const own = [APP_MODULE, page ? pageModule(page.module) : standInModule(path)];
  const { stylesheets, askable } = collectAssets(manifest, own);
  const isEager = askable.has(FORM_READER);
  const { scripts } = collectAssets(manifest, isEager ? [...own, FORM_READER] : own);
  const common = collectAssets(manifest, [APP_MODULE]).stylesheets;
  const app = appOf(manifest);
  return {
    scripts: [app, ...scripts.filter((path) => path !== app)],
    isEager,
    common,
    own: stylesheets.filter((path) => !common.includes(path)),
  };
}
