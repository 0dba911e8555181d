// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeList, useListPlacement } from './list-placement';

afterEach(cleanup);

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

it('a list is placed again as the keyboard of a screen comes and goes, and is left alone afterwards', () => {
  const viewport = Object.assign(new EventTarget(), { height: 800 });
  vi.stubGlobal('visualViewport', viewport);
  const anchor = document.createElement('button');
  anchor.getBoundingClientRect = () => new DOMRect(0, 300, 100, 44);
  const button = { current: anchor };
  const { result, unmount } = renderHook(() => useListPlacement(button));
  expect(result.current.isAbove).toBe(false);
  const show = (height: number) => {
    viewport.height = height;
    act(() => void viewport.dispatchEvent(new Event('resize')));
  };
  show(400);
  expect(result.current.isAbove).toBe(true);
  show(800);
  expect(result.current.isAbove).toBe(false);
  unmount();
  const looked = vi.spyOn(anchor, 'getBoundingClientRect');
  viewport.dispatchEvent(new Event('resize'));
  expect(looked).not.toHaveBeenCalled();
});
