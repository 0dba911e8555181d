import { LOCALES } from '../../contract/locales';
import { barePath } from '../../locale/locale-path';
import { STAND_IN_PATHS } from '../../routes/match-page';
import { PAGES } from '../../routes/pages';

/** Every page in every language, as it lies in the build. */
export function pageUrls(): string[] {
  return LOCALES.flatMap((locale) => PAGES.map(({ path }) => barePath({ locale, path })));
}

/** Every document that is prerendered: the pages, and for each language those that stand in for others. */
export function siteUrls(): string[] {
  const standIns = LOCALES.flatMap((locale) => STAND_IN_PATHS.map((path) => barePath({ locale, path })));
  return [...pageUrls(), ...standIns];
}
