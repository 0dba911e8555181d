// What a company's size and revenue may be said to be. As they are written here they are read in every language.

/** People who work there. */
export const COMPANY_SIZES = ['1–10', '11–50', '51–200', '201–1,000', '1,001+'] as const;

/** A year, in US dollars as the site's prices. */
export const REVENUE_RANGES = [
  '$0–1,000,000',
  '$1,000,000–10,000,000',
  '$10,000,000–100,000,000',
  '$100,000,000+',
] as const;
