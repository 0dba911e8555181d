import type { Locale } from '../contract/locales';
import { createI18n } from '../locale/i18n';
import type { PageDefinition } from '../routes/pages';
import { namespacesOf, PAGE_TEXTS } from './page-texts';
import { translations } from './translations';

export interface PageMeta {
  /** Without the site's name. */
  title: string;
  description: string;
}

/** Null is the 404 page. */
export function pageMeta(page: PageDefinition | null, locale: Locale): PageMeta {
  const resources = translations(locale, ['common', ...namespacesOf(page)]);
  const { t } = createI18n(locale, resources);
  if (!page) return { title: t('error.notFoundTitle'), description: t('error.notFoundDescription') };
  return t(PAGE_TEXTS[page.id].meta, { returnObjects: true });
}
