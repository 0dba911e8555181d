import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as FACTS from '../../contract/facts';
import { LOCALES } from '../../contract/locales';
import { FIGURE_SOURCES, KEPT_PROMISES, PROMISES, SERVICE_FILES } from './claims';
import { flatten } from './flatten';

const textsOf = async (locale: string, file: string) =>
  flatten(JSON.parse(await readFile(resolve('locales', locale, `${file}.json`), 'utf8')));

async function promisingKeys(): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const locale of LOCALES) {
    for (const file of SERVICE_FILES) {
      for (const [key, text] of await textsOf(locale, file)) {
        if (PROMISES[locale]?.test(text)) keys.add(`${file}:${key}`);
      }
    }
  }
  return keys;
}

describe('what the copy claims', () => {
  it.each(Object.entries(FIGURE_SOURCES).filter(([, source]) => source !== null))(
    'the figure %s is the specification’s: %s',
    (name, source) => {
      const digits = String(Reflect.get(FACTS, name)).replace(/[,$+]/g, '');
      // Whole: 1.3 is no part of 1.39.
      expect(source?.match(/\d[\d.:n%]*/g)).toContain(digits);
    },
  );

  it('promises nothing that is not on the list, in any language', async () => {
    const unlisted = [...(await promisingKeys())].filter((key) => !(key in KEPT_PROMISES));
    expect(unlisted).toEqual([]);
  });

  it('has no word of the list that stands nowhere any more', async () => {
    const promising = await promisingKeys();
    expect(Object.keys(KEPT_PROMISES).filter((key) => !promising.has(key))).toEqual([]);
  });

  it.each([
    ['en', 'We guarantee a pass'],
    ['en', 'It never fails'],
    ['en', '100 % certified'],
    ['th', 'รับประกันผล'],
    ['th', 'ถูกต้องเสมอ'],
  ])('%s: %s is a promise', (locale, text) => {
    expect(text).toMatch(PROMISES[locale] ?? /$^/);
  });
});
