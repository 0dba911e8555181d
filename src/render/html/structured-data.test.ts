import Validator from '@adobe/structured-data-validator';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { buildPayload } from '../../build/payload/build-payload';
import { pageUrls, siteUrls } from '../../build/site-files/site-urls';
import { organization } from '../../build/structured-data/company';
import { planOffers } from '../../build/structured-data/plan-offers';
import { STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD } from '../../contract/plans';
import { matchPage } from '../../routes/match-page';
import { page } from './page';

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

/** What a reader of the document finds in it, besides what it shows. */
async function read(url: string) {
  const { html } = await page(url, { manifest: null });
  const document = parse(html);
  const things = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((element): Thing[] => JSON.parse(element.text)['@graph']);
  return { things, document };
}

/** As the validator wants what was extracted of a document: by type. */
const byType = (things: readonly Thing[]): Record<string, Thing[]> =>
  Object.fromEntries(
    things.map((thing) => [
      thing['@type'],
      [{ ...thing, '@context': 'https://schema.org', '@location': '0,0' }],
    ]),
  );

const typesOf = (things: readonly Thing[]): string[] => things.map((thing) => thing['@type']);

describe('structured data', () => {
  it.each(pageUrls())('of %s keeps to what search engines ask', async (url) => {
    const { things, document } = await read(url);
    const found = await new Validator().validate({ jsonld: byType(things), microdata: {}, rdfa: {} });
    expect(found).toEqual([]);
    const addresses = JSON.stringify(things).match(/https:\/\/verisiam\.example[^"#]*/g) ?? [];
    expect(addresses.filter((address) => matchPage(new URL(address).pathname).page?.unlisted)).toEqual([]);
    const isListed = document.querySelector('meta[name="robots"]') === null;
    expect(things.length > 0).toBe(isListed);
  });

  it.each(siteUrls().filter((url) => /\/(?:404|500)$/.test(url)))('is not on %s', async (url) => {
    expect((await read(url)).things).toEqual([]);
  });

  it.each(['/', '/th'])('of %s says whose site it is', async (url) => {
    const { things } = await read(url);
    expect(typesOf(things)).toEqual(['Organization', 'WebSite']);
  });

  it('leads to a page over those that it stands below', async () => {
    const [way] = (await read('/th/solution/feature-list')).things;
    expect(way?.['itemListElement']).toMatchObject([
      { position: 1, name: 'หน้าแรก', item: 'https://verisiam.example/th' },
      { position: 2, item: 'https://verisiam.example/th/solution' },
      { position: 3, item: 'https://verisiam.example/th/solution/feature-list' },
    ]);
  });

  it('leads to the form of a plan over the prices', async () => {
    const [way] = (await read('/registration/starter')).things;
    expect(way?.['itemListElement']).toMatchObject([
      { position: 1, item: 'https://verisiam.example/' },
      { position: 2, item: 'https://verisiam.example/pricing' },
      { position: 3, item: 'https://verisiam.example/registration/starter' },
    ]);
  });

  it.each(['/faq', '/th/faq'])('of %s asks and answers what the page does, word by word', async (url) => {
    const { things, document } = await read(url);
    const shown = document.querySelectorAll('.faq-group details').map((entry) => ({
      '@type': 'Question',
      name: entry.querySelector('summary')?.text,
      acceptedAnswer: { '@type': 'Answer', text: entry.querySelector('.disclosure-body p')?.text },
    }));
    expect(shown.length).toBeGreaterThan(20);
    const asked = things.find((thing) => thing['@type'] === 'FAQPage')?.['mainEntity'];
    expect(asked).toHaveLength(shown.length);
    expect(asked).toEqual(expect.arrayContaining(shown));
  });
});

describe('the plans with a price', () => {
  const { resources } = buildPayload(matchPage('/pricing'), '/entry.js');
  const site = { name: 'Example', origin: 'https://example.com' };
  const offered = (priceCurrency?: string): string =>
    JSON.stringify(planOffers(resources, 'en', { ...site, ...(priceCurrency && { priceCurrency }) }));

  it('say what is not in the price', () => {
    expect(offered()).toContain('Excludes VAT');
    expect(offered()).toContain('Setup fee applies');
  });

  it('are offered by the company that the first page tells of', () => {
    const company = organization(site) as { '@id': string };
    expect(planOffers(resources, 'en', site)).toMatchObject({ provider: { '@id': company['@id'] } });
  });

  it.each(['free-trial', 'starter'])('lead to where the page shows %s', async (plan) => {
    const { things, document } = await read('/th/pricing');
    expect(JSON.stringify(things)).toContain(`"https://verisiam.example/th/pricing#${plan}"`);
    expect(document.querySelector(`#${plan}`)).not.toBeNull();
  });

  it('have figures where the currency is known', () => {
    expect(offered()).not.toMatch(/"price|riceCurrency/);
    expect(JSON.parse(offered('USD'))).toMatchObject({
      offers: [
        { priceSpecification: { price: 0, priceCurrency: 'USD' } },
        {
          priceSpecification: {
            price: STARTER_UNIT_PRICE_USD,
            priceCurrency: 'USD',
            valueAddedTaxIncluded: false,
            eligibleTransactionVolume: { minPrice: STARTER_MINIMUM_USD },
          },
        },
      ],
    });
  });
});

it('tells of a company what is configured', () => {
  const site = { name: 'Example', origin: 'https://example.com' };
  expect(Object.keys(organization(site)).sort()).toEqual(['@id', '@type', 'logo', 'name', 'url']);
  const contactEmail = 'hello@example.com';
  const socialLinks = [{ name: 'LINE', url: 'https://line.me/example' }];
  expect(organization({ ...site, contactEmail, socialLinks })).toMatchObject({
    email: contactEmail,
    sameAs: ['https://line.me/example'],
  });
});
