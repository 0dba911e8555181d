import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT_FOLDER } from './output-folders';

/** What is read of Vite's manifest. Source: https://vite.dev/guide/backend-integration */
export interface ManifestChunk {
  file: string;
  css?: string[] | undefined;
  imports?: string[] | undefined;
  dynamicImports?: string[] | undefined;
  isEntry?: boolean | undefined;
}

export type AssetsManifest = Record<string, ManifestChunk>;

/** The scripts and stylesheets of a page, in the order of their imports, as paths below the site's root. */
export interface ClientAssets {
  scripts: string[];
  stylesheets: string[];
  /** The keys of what these scripts can ask for. */
  askable: ReadonlySet<string>;
}

/** All that the chunks named by `keys` import statically. */
export function collectAssets(manifest: AssetsManifest, keys: readonly string[]): ClientAssets {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const stylesheets = new Set<string>();
  const askable = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const asked of chunk.dynamicImports ?? []) askable.add(asked);
    for (const css of chunk.css ?? []) stylesheets.add(`/${css}`);
    scripts.add(`/${chunk.file}`);
  };
  for (const key of keys) visit(key);
  return { scripts: [...scripts], stylesheets: [...stylesheets], askable };
}

const stylesheetTexts = new Map<string, Promise<string>>();

/** The text of a built stylesheet, to be inlined: a linked one costs the first paint 100 to 200 ms. */
export function readStylesheet(path: string): Promise<string> {
  const known = stylesheetTexts.get(path);
  if (known) return known;
  const text = readFile(join(CLIENT_FOLDER, path), 'utf8').then((css) => css.trim());
  stylesheetTexts.set(path, text);
  return text;
}
