import type { Locale } from '../contract/locales';
import { joinLocalePath } from '../locale/locale-path';
import { getPage, type PageId } from './pages';

/** The address of a page in a language: `href('pricing', 'th')` is `/th/pricing`. */
export function href(id: PageId, locale: Locale): string {
  return joinLocalePath({ locale, path: getPage(id).path });
}
