/** What others may do for the company with personal data, and the privacy policy tells of. */
export const PROCESSOR_TASKS = ['hosting', 'mail', 'sales'] as const;

export type ProcessorTask = (typeof PROCESSOR_TASKS)[number];

/** Whose site this is. Another company changes this file, and `site-codes.ts`; what is not given is not shown. */
export interface SiteConfig {
  name: string;
  /** Scheme and host, without a trailing slash: canonical URLs, the sitemap, social cards. */
  origin: string;
  legalName?: string;
  contactEmail?: string;
  /** As it should be read; dialled by its digits. */
  phone?: string;
  address?: string;
  /** Shown by their names in the footer; an icon by its full name, `simple-icons:line`, comes from an icon server. */
  socialLinks?: readonly { name: string; url: string; icon?: string }[];
  /** Else the header's API Docs leads to /documents. */
  apiDocsUrl?: string;
  /** Else the header's Partner Portal leads to /partners#portal, which says what it is. */
  partnerPortalUrl?: string;
  /** Whose `$` the prices are in, ISO 4217: `USD`. Else search engines are told of the plans and of no price. */
  priceCurrency?: string;
  /** Where to report a vulnerability; `.well-known/security.txt` exists only with it. */
  securityContact?: string;
  /** Who it is and how to reach them. Else the privacy policy says that none is appointed. */
  dataProtectionOfficer?: string;
  /** Name and address, of a company outside the European Union that has to have one there. */
  euRepresentative?: string;
  /** Companies by their names. Else the privacy policy says what such a company does, and names none. */
  processors?: Partial<Record<ProcessorTask, readonly string[]>>;
  /** Where the servers are: ISO 3166-1 alpha-2. Else the privacy policy says that one may ask. */
  serverCountries?: readonly string[];
  /** Which language of the site holds where two differ: `th`. Else the terms say that none is chosen. */
  prevailingLanguage?: string;
  /** The country whose law governs the terms: ISO 3166-1 alpha-2. Else the terms say that they choose none. */
  governingLaw?: string;
}

export const SITE: SiteConfig = {
  name: 'Verisiam',
  origin: 'https://verisiam.example',
};
