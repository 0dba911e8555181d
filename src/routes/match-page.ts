import type { Locale } from '../contract/locales';
import { splitLocalePath } from '../locale/locale-path';
import { findPage, type PageDefinition } from './pages';

/** Where the two 404 pages are rendered; no link leads there. */
export const NOT_FOUND_PATH = '/404';

export interface PageMatch {
  locale: Locale;
  /** Without the locale prefix. */
  path: string;
  /** Null: no page has this address, and the 404 page answers. */
  page: PageDefinition | null;
}

export function matchPage(pathname: string): PageMatch {
  const { locale, path } = splitLocalePath(pathname);
  return { locale, path, page: findPage(path) };
}
