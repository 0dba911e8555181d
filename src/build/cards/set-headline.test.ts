import { describe, expect, it } from 'vitest';
import { setHeadline } from './set-headline';

const ROOM = { width: 560, height: 330, leading: 1.1 };

/** Letters that are all half as wide as high. */
const widthOf = (line: string, size: number): number => line.length * size * 0.5;

const set = (...words: string[]) => setHeadline(words, ROOM, widthOf, (word) => word.startsWith('+'));

describe('setHeadline', () => {
  it('sets a short one in the largest type', () => {
    expect(set('Log ', 'in')).toEqual({ size: 104, lines: ['Log in'] });
  });

  it('leaves no word alone where lines can be even', () => {
    const { lines } = set('one ', 'word ', 'and ', 'another ', 'one ', 'and ', 'on');
    const lengths = lines.map((line) => line.length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(6);
  });

  it('rather ends lines at spaces than within a phrase', () => {
    expect(set('abcdef', 'gh ', 'ijklmn ', 'opqr').lines).toEqual(['abcdefgh', 'ijklmn opqr']);
  });

  it('ends lines between phrases where there is no space', () => {
    expect(set('abcde', 'fgh', '+ijk', 'lmno').lines).toEqual(['abcdefgh', '+ijklmno']);
  });

  it('takes a line more where lines then end between phrases', () => {
    const { lines } = set('abc', 'd', '+efgh', 'ij', 'kl', '+mnop');
    expect(lines).toEqual(['abcd', '+efghijkl', '+mnop']);
  });

  it('ends the build over one that has no room', () => {
    expect(() => set('x'.repeat(80))).toThrow(/too long/);
  });
});
