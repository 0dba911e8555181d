import { isLocale, type Locale } from '../contract/locales';

export const LOCALE_COOKIE = 'locale';

/** 365 days: specification, section 9. */
export const LOCALE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;

export function readLocaleCookie(cookies: string): Locale | null {
  const value = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${LOCALE_COOKIE}=`))
    ?.slice(LOCALE_COOKIE.length + 1);
  return isLocale(value) ? value : null;
}

/** A value for `document.cookie`. */
export function localeCookie(locale: Locale): string {
  return `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_MAX_AGE_S}; Path=/; SameSite=Lax`;
}
