import type { Locale } from '../../contract/locales';

/** Fonts to preload: those that a page's first screen is set in. */
export function fontsFor(_locale: Locale): string[] {
  return [];
}
