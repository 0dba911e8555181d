import { LOCALES, type Locale } from '../../../src/contract/locales';

/** The first that the switch leads to. */
export const otherLanguage = (language: Locale): Locale =>
  LOCALES.find((locale) => locale !== language) ?? language;
