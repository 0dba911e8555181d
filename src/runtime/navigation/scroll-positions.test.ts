// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { startScrollPositions } from './scroll-positions';

it('leaves the place to the browser where a page is loaded anew, and to us again where it comes back whole', () => {
  startScrollPositions();
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
