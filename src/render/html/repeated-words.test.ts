import { expect, it } from 'vitest';
import { PAGES } from '../../routes/pages';
import { page } from './page';

/** A reader who has come for an answer, and a search engine, want it on one address: no more than this stands on two. */
const MOST_WORDS = 40;

/** Fields ask for the same on several pages, and a drawing says the same wherever it stands: neither is running text. */
const NO_TEXT = /<(form|figure|svg)[ >][\s\S]*?<\/\1>/g;

/** The languages have the same texts in the same places: one tells for all. */
async function wordsOf(path: string): Promise<string[]> {
  const { html } = await page(path, { manifest: null });
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const text = main.replace(NO_TEXT, ' | ').replace(/<[^>]*>/g, ' ');
  return text.split(/\s+/).filter(Boolean);
}

/** Every run of `length` words. */
const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));

it(`says no more than ${MOST_WORDS} words in a row on two pages`, async () => {
  const pageOf = new Map<string, string>();
  const repeated = new Map<string, string>();
  for (const { id, path } of PAGES) {
    const words = await wordsOf(path);
    expect(words.length, `${id} has words`).toBeGreaterThan(0);
    for (const run of new Set(runsOf(words, MOST_WORDS + 1))) {
      const other = pageOf.get(run);
      if (other !== undefined) repeated.set(`${other} and ${id}`, run);
      else pageOf.set(run, id);
    }
  }
  expect(Object.fromEntries(repeated)).toEqual({});
});
