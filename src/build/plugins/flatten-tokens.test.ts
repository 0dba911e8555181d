import { common, createLowlight } from 'lowlight';
import { expect, it } from 'vitest';
import { flattenTokens } from './flatten-tokens';

const { highlight } = createLowlight(common);
const tokensOf = (language: string, code: string) => flattenTokens(highlight(language, code));

it('is the code, in pieces of one colour each', () => {
  expect(tokensOf('javascript', "const a = 'b'; // {{c}}")).toEqual([
    ['keyword', 'const'],
    ['', ' a = '],
    ['literal', "'b'"],
    ['', '; '],
    ['comment', '// {{c}}'],
  ]);
});

it('joins neighbours of one kind, and takes a space for either', () => {
  expect(tokensOf('javascript', 'throw new Error')).toEqual([
    ['keyword', 'throw new '],
    ['name', 'Error'],
  ]);
});

it('keeps a comment apart from what follows', () => {
  expect(tokensOf('kotlin', '// a\n// b\nval')).toEqual([
    ['comment', '// a'],
    ['', '\n'],
    ['comment', '// b'],
    ['', '\n'],
    ['keyword', 'val'],
  ]);
});

it('prints what is put into a string as code', () => {
  const code = '`a${b}c`';
  const tokens = tokensOf('javascript', code);
  expect(tokens.map(([kind]) => kind)).toEqual(['literal', '', 'literal']);
  expect(tokens.map(([, text]) => text).join('')).toBe(code);
});
