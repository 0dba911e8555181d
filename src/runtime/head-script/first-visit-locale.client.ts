import { DEFAULT_LOCALE } from '../../contract/locales';
import { localeCookie, readLocaleCookie } from '../../locale/locale-cookie';
import { joinLocalePath } from '../../locale/locale-path';
import { preferredLocale } from '../../locale/preferred-locale';

/** Crawlers that run scripts must index each address in its own language. */
const ROBOT = /bot|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|headless.*render/i;

/**
 * Chooses the language of a first visit, on the home page alone. Whoever follows a deep link, comes from a page of
 * the site, or has a language already, stays where they are; and without a cookie to remember it, nobody is moved,
 * or they could never come back.
 */
export function chooseFirstVisitLocale(): void {
  if (location.pathname !== '/' || readLocaleCookie(document.cookie) || ROBOT.test(navigator.userAgent))
    return;
  if (document.referrer.startsWith(`${location.origin}/`)) return;
  const locale = preferredLocale(navigator.languages);
  document.cookie = localeCookie(locale);
  if (locale === DEFAULT_LOCALE || readLocaleCookie(document.cookie) !== locale) return;
  location.replace(joinLocalePath({ locale, path: '/' }) + location.search + location.hash);
}
