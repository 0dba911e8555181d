import { createHash } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { AssetsManifest } from '../output/client-assets.ts';
import { inOneOrder, isEntry, isPage, type ModuleGraph, styleName, stylesheetsOf } from './page-graph.ts';

const MANIFEST = '.vite/manifest.json';

/** What is read of the bundle's files. */
type Files = Record<string, { type: string; fileName: string; names?: readonly string[] }>;

/** Where the stylesheets lie, by their names. */
function stylesheetFiles(files: Files): ReadonlyMap<string, string> {
  const assets = Object.values(files).filter(({ fileName }) => fileName.endsWith('.css'));
  return new Map(assets.flatMap(({ names = [], fileName }) => names.map((name) => [name, fileName])));
}

function assignStyles(manifest: AssetsManifest, files: Files, graph: ModuleGraph): void {
  const paths = stylesheetFiles(files);
  for (const [source, chunk] of Object.entries(manifest)) {
    const id = resolve(source);
    const styles = isEntry(id) || isPage(id) ? inOneOrder(stylesheetsOf(id, graph)) : [];
    chunk.css = styles.map(styleName).map((name) => {
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

function manifestAsset(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const asset = bundle[MANIFEST];
  if (asset?.type !== 'asset') throw new Error(`Vite wrote no ${MANIFEST}`);
  return asset;
}

const readManifest = (bundle: Rolldown.OutputBundle): AssetsManifest =>
  JSON.parse(String(manifestAsset(bundle).source)) as AssetsManifest;

function writeManifest(bundle: Rolldown.OutputBundle, manifest: AssetsManifest): void {
  manifestAsset(bundle).source = JSON.stringify(manifest);
}

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
  const manifest = readManifest(bundle);
  assignStyles(manifest, bundle as Files, this);
  writeManifest(bundle, manifest);
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

/** The stylesheets that the same pages have, in their order, by the names of these pages. */
function stylesByPages(manifest: AssetsManifest): string[][] {
  const pagesOf = new Map<string, string[]>();
  for (const [page, { css = [] }] of Object.entries(manifest))
    for (const path of css) pagesOf.set(path, [...(pagesOf.get(path) ?? []), page]);
  const groups = new Map<string, string[]>();
  for (const [path, pages] of pagesOf) groups.set(pages.join(), [...(groups.get(pages.join()) ?? []), path]);
  return [...groups.values()];
}

/**
 * Stylesheets that are always together become one: a document has them inline, and the policy before every document of the
 * site names each by its hash, which is 54 bytes.
 */
const joinedStyles = onBundle('post', 'joined-styles', function (bundle) {
  const manifest = readManifest(bundle);
  const joined = new Map<string, string>();
  for (const paths of stylesByPages(manifest).filter(({ length }) => length > 1)) {
    const source = paths.map((path) => String((bundle[path] as Rolldown.OutputAsset).source).trim()).join('');
    const [first = ''] = paths;
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    const fileName = `${dirname(first)}/${basename(first).split('.')[0]}.${hash}.css`;
    this.emitFile({ type: 'asset', fileName, source });
    for (const path of paths) {
      delete bundle[path];
      joined.set(path, fileName);
    }
  }
  for (const chunk of Object.values(manifest))
    if (chunk.css) chunk.css = [...new Set(chunk.css.map((path) => joined.get(path) ?? path))];
  writeManifest(bundle, manifest);
});

/** A page's stylesheets belong to its head: see docs/decisions. */
export const pageStylesPlugin = (): Plugin[] => [unlinkedStyles, assignedStyles, leanStyles, joinedStyles];
