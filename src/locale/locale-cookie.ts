import { BASE_PATH } from '../contract/base-path';
import { isLocale, type Locale } from '../contract/locales';
import { LOCALE_COOKIE_DAYS } from '../contract/retention';

export const LOCALE_COOKIE = 'locale';

export const LOCALE_COOKIE_MAX_AGE_S = LOCALE_COOKIE_DAYS * 24 * 60 * 60;

export function readLocaleCookie(cookies: string): Locale | null {
  const value = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${LOCALE_COOKIE}=`))
    ?.slice(LOCALE_COOKIE.length + 1);
  return isLocale(value) ? value : null;
}

/** A value for `document.cookie`. */
export function localeCookie(locale: Locale): string {
  return `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; Path=${BASE_PATH || '/'}; SameSite=Lax`;
}
