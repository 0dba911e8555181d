// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { takeToasts } from '../toasts';
import { startOfflineLinks } from './offline-links';

let isLeftToTheBrowser = false;

/** jsdom opens no pages. */
function noteAndPrevent(event: Event): void {
  isLeftToTheBrowser = !event.defaultPrevented;
  event.preventDefault();
}

function click(href: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a href="${href}">A page</a>`;
  fireEvent.click(document.querySelector('a') as HTMLAnchorElement, how);
  return isLeftToTheBrowser;
}

beforeAll(() => startOfflineLinks((pathname) => pathname === '/faq'));

beforeEach(() => {
  takeToasts();
  document.addEventListener('click', noteAndPrevent);
});

afterEach(() => document.removeEventListener('click', noteAndPrevent));

it('says where the visitor stays, and why', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(click('/pricing')).toBe(false);
  expect(takeToasts().map(({ message }) => message)).toEqual(['offline']);
});

it.each([
  ['that opens beside this page', '/pricing', { ctrlKey: true }],
  ['that opens beside this page, on a Mac', '/pricing', { metaKey: true }],
  ['to a page that the tab has', '/faq', {}],
  ['to another site', 'https://elsewhere.example/pricing', {}],
])('leaves a link %s to the browser', (_which, href, how) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(click(href, how)).toBe(true);
  expect(takeToasts()).toEqual([]);
});

it('leaves all links to the browser where there is a network', () => {
  expect(click('/pricing')).toBe(true);
  expect(takeToasts()).toEqual([]);
});
