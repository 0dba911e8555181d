import { BASE_PATH, belowBase } from '../../contract/base-path';
import { DEFAULT_LOCALE } from '../../contract/locales';
import { localeCookie, readLocaleCookie } from '../../locale/locale-cookie';
import { joinLocalePath } from '../../locale/locale-path';
import { preferredLocale } from '../../locale/preferred-locale';

/** Crawlers that run scripts must index each address in its own language. */
const ROBOT = /bot|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|headless.*render/i;

/**
 * The bare address is in the reader's language: the one chosen before, else the browser's. Whoever follows a deep
 * link or comes from a page of the site stays where they are; and without a cookie to remember it, nobody is moved,
 * or they could never come back.
 */
export function chooseHomeLocale(): void {
  if (
    (BASE_PATH ? belowBase(location.pathname) : location.pathname) !== '/' ||
    ROBOT.test(navigator.userAgent)
  )
    return;
  if (document.referrer.startsWith(`${location.origin}${BASE_PATH}/`)) return;
  const chosen = readLocaleCookie(document.cookie);
  const locale = chosen ?? preferredLocale(navigator.languages);
  if (!chosen) document.cookie = localeCookie(locale);
  if (locale === DEFAULT_LOCALE || readLocaleCookie(document.cookie) !== locale) return;
  location.replace(joinLocalePath({ locale, path: '/' }) + location.search + location.hash);
}
