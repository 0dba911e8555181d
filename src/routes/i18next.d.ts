import type { English } from '../../.generated/locale-keys';
import type { PageId } from './pages';

/** `link` is put in by the build: what each page of the header and the footer is called, from the page's own texts. */
type Resources = English & { common: { link: Record<PageId, string> } };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
