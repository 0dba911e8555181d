import type { Locale } from '../../contract/locales';
import latin from '../../ui/fonts/anuphan-latin.woff2?url';
import thai from '../../ui/fonts/anuphan-thai.woff2?url';

/** Fonts to preload: those that a page's first screen is set in. */
export function fontsFor(locale: Locale): string[] {
  return locale === 'th' ? [thai, latin] : [latin];
}
