import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatherTexts } from './texts-file';

/** What a face of the stylesheet has: `U+0020-007E, U+00A0`. */
function rangeOf(file: string): (letter: string) => boolean {
  const face = readFileSync('src/ui/fonts.css', 'utf8').split(`${file}.woff2`)[1] ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
  const spans = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) =>
    [from, to].map((hex) => Number.parseInt(hex, 16)),
  );
  return (letter) =>
    spans.some(
      ([from = 0, to = 0]) => Number(letter.codePointAt(0)) >= from && Number(letter.codePointAt(0)) <= to,
    );
}

test('our own words need no letter of the fonts for names', async () => {
  const [latin, thai] = [rangeOf('anuphan-latin'), rangeOf('anuphan-thai')];
  expect([latin('A'), latin('é'), thai('ก')]).toEqual([true, false, true]);
  const letters = new Set((await gatherTexts()).replaceAll('\\n', ''));
  expect([...letters].filter((letter) => !latin(letter) && !thai(letter))).toEqual([]);
});
