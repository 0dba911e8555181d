import type { English } from '../../.generated/locale-keys';
import type { Locale } from '../contract/locales';
import type { PageId } from './pages';

/** What the build puts in from the lists of pages and of languages. */
interface Derived {
  /** What each page of the header and the footer is called, from the page's own texts. */
  link: Record<PageId, string>;
  /** The other languages' own names. */
  language: Record<Locale, string>;
  /** What offers a page in another language, in its own words. */
  offer: Record<Locale, English['common']['offer']>;
}

interface Resources extends Omit<English, 'common'> {
  common: Omit<English['common'], keyof Derived> & Derived;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
