import type { Thing } from 'schema-dts';
import { SITE } from '../../config/site';
import { jsonForScript } from '../../contract/escape-html';
import type { LocaleResources } from '../../locale/i18n';
import { href } from '../../routes/href';
import type { PageMatch } from '../../routes/match-page';
import type { PageDefinition } from '../../routes/pages';
import { absolute } from '../payload/head-tag';
import { breadcrumbs } from './breadcrumbs';
import { organization, webSite } from './company';
import { planOffers } from './plan-offers';
import { questions } from './questions';

type Shown = Pick<PageMatch, 'locale'> & { page: PageDefinition };

/**
 * What a page says, for machines: https://schema.org. Nothing for pages that no search engine lists.
 * @param resources the page's texts as it shows them
 */
export function structuredData({ page, locale }: Shown, resources: LocaleResources): Thing[] {
  if (page.unlisted) return [];
  if (page.id === 'home') return [organization(SITE), webSite(SITE, locale, absolute(href('home', locale)))];
  const way = breadcrumbs(page, locale);
  if (page.id === 'faq') return [way, questions(resources)];
  if (page.id === 'pricing') return [way, planOffers(resources, locale, SITE)];
  return [way];
}

/** As an element of `<head>`: data, which no policy on scripts concerns. */
export function structuredDataElement(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const data = { '@context': 'https://schema.org', '@graph': things };
  return `<script data-page="" type="application/ld+json">${jsonForScript(data)}</script>`;
}
