import { describe, expect, it } from 'vitest';
import { placeList } from './list-placement';

describe('placeList', () => {
  it.each([
    [201, false],
    [200, true],
    [40, true],
  ])('with %i px below, above: %s', (below, isAbove) => {
    expect(placeList({ top: 500, bottom: 900 - below }, 900).isAbove).toBe(isAbove);
  });

  it('stays below where there is even less room above', () => {
    expect(placeList({ top: 60, bottom: 110 }, 280)).toEqual({ isAbove: false, room: 162 });
  });
});
