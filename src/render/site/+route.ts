import type { RouteSync } from 'vike/types';
import { withBase } from '../../contract/base-path';
import { DEFAULT_LOCALE } from '../../contract/locales';
import { matchPage, NOT_FOUND_PATH, SERVER_ERROR_PATH } from '../../routes/match-page';

// Vike renders one error page, the default language's; each other one is an address like any other.
export const route: RouteSync = ({ urlPathname }) => {
  const { page, locale, path } = matchPage(withBase(urlPathname));
  if (path === NOT_FOUND_PATH) return locale !== DEFAULT_LOCALE;
  return page !== null || path === SERVER_ERROR_PATH;
};
