/** Whose site this is. Another company changes this file alone; what is not given is not shown. */
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
  /** Where to report a vulnerability; `.well-known/security.txt` exists only with it. */
  securityContact?: string;
}

export const SITE: SiteConfig = {
  name: 'Verisiam',
  origin: 'https://verisiam.example',
};
