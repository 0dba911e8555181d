import { basename, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { AssetsManifest } from '../output/client-assets.ts';
import { rosetteOfPage } from '../payload/page-rosette.ts';
import { inOneOrder, isEntry, isPage, type ModuleGraph, styleName, stylesheetsOf } from './page-graph.ts';

const MANIFEST = '.vite/manifest.json';

/** What is read of the bundle's files. */
type Files = Record<string, { type: string; fileName: string; names?: readonly string[] }>;

/** Where the stylesheets lie, by their names. */
function stylesheetFiles(files: Files): ReadonlyMap<string, string> {
  const assets = Object.values(files).filter(({ fileName }) => fileName.endsWith('.css'));
  return new Map(assets.flatMap(({ names = [], fileName }) => names.map((name) => [name, fileName])));
}

/** Each says which picture a family of pages prints; all of them come with what prints it. */
const isRosette = (name: string): boolean => name.startsWith('rosette-');

const PAGE_MODULE = /[\\/]src[\\/]pages[\\/](.+)[\\/]page\.tsx$/;

const rosetteOf = (id: string): string =>
  rosetteOfPage((PAGE_MODULE.exec(id)?.[1] ?? '').replaceAll('\\', '/'));

function assignStyles(manifest: AssetsManifest, files: Files, graph: ModuleGraph): void {
  const paths = stylesheetFiles(files);
  for (const [source, chunk] of Object.entries(manifest)) {
    const id = resolve(source);
    const styles = isEntry(id) || isPage(id) ? inOneOrder(stylesheetsOf(id, graph)) : [];
    const names = styles.map(styleName).filter((name) => !isRosette(name) || name === rosetteOf(id));
    chunk.css = names.map((name) => {
      const path = paths.get(`${name}.css`);
      if (path === undefined) throw new Error(`The build has no file for ${name}.css`);
      return path;
    });
  }
}

/** Works on the browser's files before Vite itself does, or once all of them are made. */
const onBundle = (
  order: 'pre' | 'post',
  name: string,
  handler: (this: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) => void,
): Plugin => ({
  name,
  apply: 'build',
  enforce: order,
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order,
    handler(_options, bundle) {
      handler.call(this, bundle);
    },
  },
});

/** What comes with documents and with payloads is fetched by no script: Vite would ask for it before the code runs. */
const unlinkedStyles = onBundle('pre', 'unlinked-styles', function (bundle) {
  const documents = Array.from(this.getModuleIds()).filter((id) => isEntry(id) || isPage(id));
  const brought = new Set(documents.flatMap((id) => Array.from(stylesheetsOf(id, this), styleName)));
  for (const file of Object.values(bundle)) {
    const linked = file.type === 'chunk' ? file.viteMetadata?.importedCss : undefined;
    for (const css of linked ?? []) if (brought.has(basename(css).split('.')[0] ?? '')) linked?.delete(css);
  }
});

/**
 * Says in Vite's manifest which stylesheets the entry and each page have, in the order that all pages share. Vite goes
 * by files of code, by which a page has all stylesheets of a file that it shares with others.
 */
const assignedStyles = onBundle('post', 'assigned-styles', function (bundle) {
  const asset = bundle[MANIFEST];
  if (asset?.type !== 'asset') throw new Error(`Vite wrote no ${MANIFEST}`);
  const manifest = JSON.parse(String(asset.source)) as AssetsManifest;
  assignStyles(manifest, bundle as Files, this);
  asset.source = JSON.stringify(manifest);
});

/** What the minifier leaves, at the beginning of each file. A release has the licences of all parts. */
const NOTICE = /\/\*![\s\S]*?\*\/\s*/g;

/** Tailwind's compiler and Vite's each add the prefixed declaration, and neither takes it for the other's. */
const REPEATED = /(-webkit-mask[a-z-]*:[^;{}]+;)\1+/g;

/** Five times in each document, a notice is 60 bytes of it; a declaration said three times is 45. */
const leanStyles = onBundle('post', 'lean-styles', (bundle) => {
  for (const file of Object.values(bundle))
    if (file.type === 'asset' && file.fileName.endsWith('.css'))
      file.source = String(file.source).replace(NOTICE, '').replace(REPEATED, '$1');
});

/** A page's stylesheets belong to its head: see docs/decisions. */
export const pageStylesPlugin = (): Plugin[] => [unlinkedStyles, assignedStyles, leanStyles];
