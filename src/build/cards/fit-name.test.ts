import { describe, expect, it } from 'vitest';
import { fitName } from './fit-name';

/** Letters that are all half as wide as high. */
const fitted = (name: string) => fitName(name, 360, (text, size) => text.length * size * 0.5);

describe('fitName', () => {
  it('sets a short one in the largest type', () => {
    expect(fitted('x'.repeat(20))).toEqual({ text: 'x'.repeat(20), size: 36 });
  });

  it('sets a longer one in smaller type', () => {
    expect(fitted('x'.repeat(22))).toEqual({ text: 'x'.repeat(22), size: 32 });
  });

  it('leaves out the end of one that is too long in the smallest', () => {
    expect(fitted('x'.repeat(60))).toEqual({ text: `${'x'.repeat(29)}…`, size: 24 });
  });

  it('ends neither in a space nor between a letter and its marks', () => {
    expect(fitted(`${'x'.repeat(28)} yyyy`).text).toBe(`${'x'.repeat(28)}…`);
    expect(fitted(`${'x'.repeat(28)}น้ำใจ`).text).toBe(`${'x'.repeat(28)}…`);
  });
});
