import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/contract/locales';
import type { STAND_IN_STATUSES } from '../../src/contract/site-addresses';

/** Statuses that the built site has a page for, in each language. */
export type StandInStatus = (typeof STAND_IN_STATUSES)[number];

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The language of an address, known or not. */
export const localeOfPath = (path: string): Locale =>
  OTHER_LOCALES.find((other) => path === `/${other}` || path.startsWith(`/${other}/`)) ?? DEFAULT_LOCALE;

/** Resolves to the page's document; undefined where the build has none, or no file can be read now. */
export type StandInPages = (status: StandInStatus, locale: Locale) => Promise<string | undefined>;

/**
 * The built site's own pages for what it can't show. They are read anew each time, for a build may have been replaced;
 * one that was read before serves where no file can be read now.
 */
export function createStandInPages(folder: string | undefined): StandInPages {
  const known = new Map<string, string>();

  async function read(status: StandInStatus, locale: Locale): Promise<string | undefined> {
    if (folder === undefined) return undefined;
    const name = locale === DEFAULT_LOCALE ? `${status}.html` : join(locale, `${status}.html`);
    try {
      const page = await readFile(join(folder, name), 'utf8');
      known.set(name, page);
      return page;
    } catch {
      return known.get(name);
    }
  }

  // When it is needed, reading may be what fails.
  for (const locale of LOCALES) void read(500, locale);
  return read;
}
