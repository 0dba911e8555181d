import type { Offer, PriceSpecification, Service, UnitPriceSpecification } from 'schema-dts';
import * as v from 'valibot';
import type { SiteConfig } from '../../config/site';
import type { Locale } from '../../contract/locales';
import { STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD } from '../../contract/plans';
import type { LocaleResources } from '../../locale/i18n';
import { href } from '../../routes/href';
import { getPage } from '../../routes/pages';
import { absolute } from '../payload/head-tag';
import { pageMeta } from '../texts/page-meta';
import { companyId } from './company';

const planSchema = v.object({
  summary: v.string(),
  unit: v.string(),
  condition: v.record(v.string(), v.string()),
});
const schema = v.object({
  common: v.object({ plan: v.object({ 'free-trial': v.string(), starter: v.string() }) }),
  pricing: v.object({ plans: v.object({ 'free-trial': planSchema, starter: planSchema }) }),
});

/** The plans that have a price; Enterprise's is agreed with each customer. */
const PRICED = ['free-trial', 'starter'] as const;

type PricedPlan = (typeof PRICED)[number];

/** Nothing to pay, or by the verification, without VAT, above a minimum. */
function priceOf(
  plan: PricedPlan,
  unitText: string,
  priceCurrency: string,
): PriceSpecification | UnitPriceSpecification {
  if (plan === 'free-trial') return { '@type': 'PriceSpecification', price: 0, priceCurrency };
  return {
    '@type': 'UnitPriceSpecification',
    price: STARTER_UNIT_PRICE_USD,
    minPrice: STARTER_UNIT_PRICE_USD,
    priceCurrency,
    unitText,
    valueAddedTaxIncluded: false,
    eligibleTransactionVolume: {
      '@type': 'PriceSpecification',
      minPrice: STARTER_MINIMUM_USD,
      priceCurrency,
    },
  };
}

/**
 * https://schema.org/Offer of each plan with a price, as the page says them.
 * Without a configured currency no figure is given: a sign alone may be many countries'.
 */
export function planOffers(resources: LocaleResources, locale: Locale, site: SiteConfig): Service {
  const { common, pricing } = v.parse(schema, resources);
  const offers = PRICED.map((plan): Offer => {
    const { summary, unit, condition } = pricing.plans[plan];
    return {
      '@type': 'Offer',
      name: common.plan[plan],
      description: [summary, ...Object.values(condition)].join(' · '),
      // Where the page shows it: the form that it leads to is kept out of search engines.
      url: `${absolute(href('pricing', locale))}#${plan}`,
      ...(site.priceCurrency && { priceSpecification: priceOf(plan, unit, site.priceCurrency) }),
    };
  });
  return {
    '@type': 'Service',
    name: site.name,
    description: pageMeta(getPage('home'), locale).description,
    provider: { '@type': 'Organization', '@id': companyId(site), name: site.name },
    offers,
  };
}
