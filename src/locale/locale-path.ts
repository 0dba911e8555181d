import { BASE_PATH, belowBase } from '../contract/base-path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locales';

export interface LocalePath {
  locale: Locale;
  /** The path without its locale prefix and without a trailing slash; the home page is `/`. */
  path: string;
}

const prefixOf = (locale: Locale): string =>
  locale === DEFAULT_LOCALE ? BASE_PATH : `${BASE_PATH}/${locale}`;

/** One leading slash, none at the end, so that `//host` can never become another site's address. */
function normalisePath(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+|[/\\]+$/g, '')}`;
}

/** Splits any pathname; whatever carries no known prefix (`/thailand`, `/TH`) is a path of the default locale. */
export function splitLocalePath(pathname: string): LocalePath {
  const path = normalisePath(pathname);
  for (const locale of LOCALES) {
    const prefix = prefixOf(locale);
    if (prefix === BASE_PATH) continue;
    if (path === prefix) return { locale, path: '/' };
    if (path.startsWith(`${prefix}/`)) return { locale, path: normalisePath(path.slice(prefix.length)) };
  }
  return { locale: DEFAULT_LOCALE, path: BASE_PATH ? belowBase(path) : path };
}

/** The inverse of `splitLocalePath`. */
export function joinLocalePath({ locale, path }: LocalePath): string {
  const prefix = prefixOf(locale);
  const normalised = normalisePath(path);
  return normalised === '/' ? prefix || '/' : prefix + normalised;
}

/** Where a page lies in a build. */
export const barePath = (place: LocalePath): string => belowBase(joinLocalePath(place));
