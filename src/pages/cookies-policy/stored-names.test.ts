// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { writeToken } from '../../api/token';
import { writeDraft } from '../../forms/draft/draft-storage';
import { localeCookie } from '../../locale/locale-cookie';
import { startColorMode } from '../../runtime/head-script/colour-mode';
import { cacheIcons } from '../../runtime/icon-loader/icon-cache';
import { closeLanguageOffer } from '../../runtime/language-offer';
import { startScrollPositions } from '../../runtime/navigation/scroll-positions';
import { reloadOnce } from '../../runtime/new-build/reload-once';
import { STORED_NAMES } from './stored-names';

const SOURCES = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const STORES = /\.setItem\(|\bwriteStored\(|\bdocument\.cookie = |\bcookieStore\b|\bindexedDB\b|\bcaches\./;

function chooseColorMode(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  document.body.innerHTML = '<input type="radio" name="mode" value="dark" data-color-mode checked />';
  startColorMode();
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
}

function leavePage(): void {
  startScrollPositions();
  window.dispatchEvent(new Event('pagehide'));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('names what each part of the site stores, and no more', () => {
  vi.stubGlobal('location', { reload: () => undefined });
  document.cookie = localeCookie('th');
  writeToken('secret');
  chooseColorMode();
  writeDraft('contact-sales', { name: 'Anna' }, Date.now());
  cacheIcons(new Map([['lucide:sun', { body: '<path/>', width: 24, height: 24 }]]));
  closeLanguageOffer();
  leavePage();
  expect(reloadOnce()).toBe(true);

  expect(document.cookie).toBe(`${STORED_NAMES.locale}=th`);
  const draft = STORED_NAMES.draft.replace('*', 'contact-sales');
  expect(Object.keys(localStorage).sort()).toEqual(
    [STORED_NAMES.token, STORED_NAMES.colorMode, STORED_NAMES.offer, draft, STORED_NAMES.icons].sort(),
  );
  expect(Object.keys(sessionStorage).sort()).toEqual([STORED_NAMES.reload, STORED_NAMES.scroll].sort());
});

it('knows every part that stores something', () => {
  const storing = Object.entries(SOURCES).filter(
    ([path, text]) => !path.includes('.test.') && STORES.test(text),
  );
  expect(storing.map(([path]) => path.replace('/src/', '')).sort()).toEqual([
    'api/token.ts',
    'forms/draft/draft-storage.ts',
    'runtime/head-script/colour-mode.ts',
    'runtime/head-script/home-locale.client.ts',
    'runtime/head-script/language-choice.client.ts',
    'runtime/icon-loader/icon-cache.ts',
    'runtime/language-offer.ts',
    'runtime/navigation/scroll-positions.ts',
    'runtime/new-build/claim-reload.ts',
    'runtime/safe-storage.ts',
  ]);
});
