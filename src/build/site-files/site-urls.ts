import { LOCALES } from '../../contract/locales';
import { joinLocalePath } from '../../locale/locale-path';
import { NOT_FOUND_PATH } from '../../routes/match-page';
import { PAGES } from '../../routes/pages';

/** Every page in every language. */
export function pageUrls(): string[] {
  return LOCALES.flatMap((locale) => PAGES.map(({ path }) => joinLocalePath({ locale, path })));
}

/** Every document that is prerendered: the pages, and a 404 page for each language. */
export function siteUrls(): string[] {
  return [...pageUrls(), ...LOCALES.map((locale) => joinLocalePath({ locale, path: NOT_FOUND_PATH }))];
}
