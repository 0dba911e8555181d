import type { Locale } from '../../../src/contract/locales';

export const OTHER_LANGUAGE: Readonly<Record<Locale, Locale>> = { en: 'th', th: 'en' };
