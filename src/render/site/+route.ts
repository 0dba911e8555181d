import type { RouteSync } from 'vike/types';
import { matchPage, NOT_FOUND_PATH } from '../../routes/match-page';

// Vike renders one error page, the English one; the Thai one is an address like any other.
export const route: RouteSync = ({ urlPathname }) => {
  const { page, locale, path } = matchPage(urlPathname);
  return page !== null || (path === NOT_FOUND_PATH && locale !== 'en');
};
