// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { PATIENTLY } from '../../testing/patiently';
import { announcePageShown } from '../navigation/page-shown';
import { startPrefetch } from './prefetch';

const preload = vi.fn<(pathname: string) => Promise<void>>();
const observed = new Set<Element>();
let seeAll: () => void = () => undefined;

/** jsdom has no layout: everything is seen when the test says so. */
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    seeAll = () => tell(Array.from(observed, (target) => ({ isIntersecting: true, target })));
  }
  observe = (link: Element) => void observed.add(link);
  unobserve = (link: Element) => void observed.delete(link);
  disconnect = () => observed.clear();
}

function showPage(...paths: string[]): void {
  document.body.innerHTML = `<main>${paths.map((path) => `<a href="${path}">A page</a>`).join('')}</main>`;
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  preload.mockReset().mockResolvedValue();
});

it('fetches what is seen one after the other, and on another page nothing of the one that was left', async () => {
  let come: () => void = () => undefined;
  preload.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  showPage('/pricing', '/solution');
  startPrefetch(preload, vi.fn());
  seeAll();
  expect(preload.mock.calls).toEqual([['/pricing']]);
  showPage('/faq');
  announcePageShown();
  seeAll();
  come();
  await vi.waitFor(() => expect(preload).toHaveBeenCalledWith('/faq'), PATIENTLY);
  expect(preload.mock.calls).toEqual([['/pricing'], ['/faq']]);
});
