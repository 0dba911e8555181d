import { readFileSync } from 'node:fs';
import type { English } from '../../../.generated/locale-keys';
import type { Locale } from '../../../src/contract/locales';

const NAMESPACES = ['common', 'forms', 'home', 'pricing', 'solution', 'technology'] as const;

export type Words = Pick<English, (typeof NAMESPACES)[number]>;

/** What the site says, before the build puts figures and word joiners into it. All languages have the same keys. */
export const wordsOf = (locale: Locale): Words =>
  Object.fromEntries(
    NAMESPACES.map((name) => [name, JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8'))]),
  ) as Words;
