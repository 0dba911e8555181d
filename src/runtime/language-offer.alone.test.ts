// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localeCookie } from '../locale/locale-cookie';

let offer: typeof import('./language-offer');

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  vi.stubGlobal('navigator', { languages: ['th-TH', 'en'] });
  offer = await import('./language-offer');
});

afterEach(() => {
  document.cookie = 'locale=; Max-Age=0; Path=/';
  vi.unstubAllGlobals();
});

it('offers nothing before it is started', () => {
  expect(offer.readersLocale()).toBeNull();
});

it('offers the language of the browser, and the one that was chosen before it', () => {
  offer.startLanguageOffer();
  expect(offer.readersLocale()).toBe('th');
  document.cookie = localeCookie('en');
  expect(offer.readersLocale()).toBe('en');
});

it('is closed for good', async () => {
  offer.startLanguageOffer();
  const told = vi.fn();
  offer.onLanguageOffer(told);
  offer.closeLanguageOffer();
  expect(told).toHaveBeenCalledOnce();
  expect(offer.readersLocale()).toBeNull();
  vi.resetModules();
  const nextVisit = await import('./language-offer');
  nextVisit.startLanguageOffer();
  expect(nextVisit.readersLocale()).toBeNull();
});

it('stays closed until the page is left where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  offer.startLanguageOffer();
  offer.closeLanguageOffer();
  expect(offer.readersLocale()).toBeNull();
});
