import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '../../contract/locales';
import { findPage, getPage, type PageDefinition } from '../../routes/pages';
import { pageUrl } from '../payload/head-tag';
import { pageMeta } from '../texts/page-meta';

/** From the first page to this one, over those whose paths it stands below; a plan's form is led to by the prices. */
export function wayTo(page: PageDefinition): PageDefinition[] {
  const parts = page.path.split('/').slice(1);
  const above = parts.slice(0, -1).map((_, index) => findPage(`/${parts.slice(0, index + 1).join('/')}`));
  const prices = page.planId ? [getPage('pricing')] : [];
  return [getPage('home'), ...prices, ...above.filter((parent) => parent !== null), page];
}

/** https://schema.org/BreadcrumbList; each page is called what links call it. */
export function breadcrumbs(page: PageDefinition, locale: Locale): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: wayTo(page).map((step, index) => {
      const { link, title } = pageMeta(step, locale);
      return {
        '@type': 'ListItem',
        position: index + 1,
        name: link ?? title,
        item: pageUrl({ locale, path: step.path }),
      };
    }),
  };
}
