import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../src/contract/locales';
import { joinLocalePath, splitLocalePath } from '../../src/locale/locale-path';
import { PAGES } from '../../src/routes/pages';

interface BuildManifest {
  id: string;
  timestamp: number;
  prerendered: string[];
}

export const CLIENT_FOLDER = 'dist/client';

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(`${CLIENT_FOLDER}/${path}`, 'utf8'));
}

/** Whose site is under test. */
export const SITE_NAME = (readJson('site.webmanifest') as { name: string }).name;

/** The build under test. */
export function buildManifest(): BuildManifest {
  const { id } = readJson('_build/latest.json') as { id: string };
  return readJson(`_build/meta/${id}.json`) as BuildManifest;
}

function builtFrom(source: string): { file: string; dynamicImports?: string[] } {
  const manifest = readJson('../assets.json') as Record<string, { file: string; dynamicImports?: string[] }>;
  const entry = manifest[source];
  if (!entry) throw new Error(`The build has no ${source}`);
  return entry;
}

/** The address of the script that begins with a source file. */
export const scriptFrom = (source: string): string => `/${builtFrom(source).file}`;

/** The address of what wakes home's card. */
export const homeSpecimen = (): string => scriptFrom('src/pages/home/home-specimen.tsx');

/** The addresses of what every page fetches once the browser is idle, and of what that asks for where it is needed. */
export function idleScripts(): [string, ...string[]] {
  const idle = 'src/runtime/idle.client.ts';
  return [scriptFrom(idle), ...(builtFrom(idle).dynamicImports ?? []).map(scriptFrom)];
}

/** A page's document, as it was built. */
export const documentOf = (url: string): string =>
  readFileSync(`${CLIENT_FOLDER}${url === '/' ? '/index' : url}.html`, 'utf8');

/** The application's own module, and the others that a page's document names. */
export function modulesOf(url: string): string[] {
  const html = documentOf(url);
  const [, named = ''] = /<meta name="scripts" content="([^"]+)"/.exec(html) ?? [];
  const links = Array.from(html.matchAll(/modulepreload" href="([^"]+)"/g), ([, href]) => href ?? '');
  return [...new Set([...named.split(' '), ...links])];
}

const urlsOf = (locale: Locale): string[] => PAGES.map(({ path }) => joinLocalePath({ locale, path }));

/** The modules that a page needs besides those of the page that one comes from, by their documents. */
export const modulesBesides = (url: string, from: string): string[] => {
  const known = modulesOf(from);
  return modulesOf(url).filter((module) => !known.includes(module));
};

export const ALL_URLS = LOCALES.flatMap(urlsOf);

export const localeOf = (url: string): Locale => splitLocalePath(url).locale;
