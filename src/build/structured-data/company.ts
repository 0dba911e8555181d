import type { Organization, WebSite } from 'schema-dts';
import type { SiteConfig } from '../../config/site';
import { BASE_PATH } from '../../contract/base-path';
import { LOCALE_TAGS, type Locale } from '../../contract/locales';

/** The company, wherever it is spoken of. */
export const companyId = ({ origin }: SiteConfig): string => `${origin}${BASE_PATH}/#company`;

/** Whose site it is: what is configured, and nothing else. */
export function organization(site: SiteConfig): Organization {
  const { name, origin, legalName, contactEmail, phone, address, socialLinks } = site;
  return {
    '@type': 'Organization',
    '@id': companyId(site),
    name,
    url: `${origin}${BASE_PATH}/`,
    logo: `${origin}${BASE_PATH}/icon-512.png`,
    ...(legalName && { legalName }),
    ...(contactEmail && { email: contactEmail }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    ...(socialLinks?.length && { sameAs: socialLinks.map(({ url }) => url) }),
  };
}

/** The site in one of its languages. @param url of its first page */
export function webSite(site: SiteConfig, locale: Locale, url: string): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url,
    inLanguage: LOCALE_TAGS[locale],
    publisher: { '@id': companyId(site) },
  };
}
