import type { Locale } from '../contract/locales';
import { splitLocalePath } from '../locale/locale-path';
import { findPage, type PageDefinition } from './pages';

// Where the pages that stand in for others are rendered, in each language; no link leads there.
export const NOT_FOUND_PATH = '/404';
export const SERVER_ERROR_PATH = '/500';

export const STAND_IN_PATHS: readonly string[] = [NOT_FOUND_PATH, SERVER_ERROR_PATH];

export interface PageMatch {
  locale: Locale;
  /** Without the locale prefix. */
  path: string;
  /** Null: no page has this address; the 404 page answers, or at its own path the 500 page. */
  page: PageDefinition | null;
}

export function matchPage(pathname: string): PageMatch {
  const { locale, path } = splitLocalePath(pathname);
  return { locale, path, page: findPage(path) };
}
