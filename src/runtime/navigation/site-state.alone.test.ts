// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isClientNavigation, setNewBuild } from './site-state';

it('after a release a page is the browser’s, unless there is no network for it', () => {
  expect(isClientNavigation('/pricing')).toBe(true);
  setNewBuild();
  expect(isClientNavigation('/pricing')).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isClientNavigation('/pricing')).toBe(true);
  expect(isClientNavigation('/nothing-here')).toBe(false);
});
