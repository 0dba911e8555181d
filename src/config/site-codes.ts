/**
 * The company's name where only plain letters may stand; the server's alone, so that no visitor loads it. Another company
 * changes it before its first start: the database's file and the references that were given out have these names.
 */
export interface SiteCodes {
  /** Lower-case letters, digits and hyphens: the database's file, the names of problems, what calls itself to others. */
  slug: string;
  /** What references begin with, before the first hyphen. */
  referencePrefix: string;
}

export const SITE_CODES: SiteCodes = {
  slug: 'verisiam',
  referencePrefix: 'VS',
};
