// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import common from '../../locales/en/common.json';
import faq from '../../locales/en/faq.json';
import { fillConstants } from '../build/texts/fill-constants';
import { MAIN_ID } from '../layout/main';
import { createI18n } from '../locale/i18n';
import { FaqList } from '../pages/faq/faq-list';
import { matchPage } from '../routes/match-page';
import type { LoadedPage } from './loaded-page';
import { NavigationEffects } from './navigation-effects';
import { PageProvider } from './page-provider';

const i18n = createI18n('en', fillConstants({ common, faq }));

const pageAt = (path: string, Page: LoadedPage['Page']): LoadedPage => ({
  match: matchPage(path),
  i18n,
  whole: null,
  sheet: { zone: [] },
  Page,
  head: '',
});

const FAQ = pageAt('/faq', FaqList);
const PRICING = pageAt('/pricing', () => null);

let navigate: NavigateFunction;

function Site() {
  const page = useLocation().pathname === '/faq' ? FAQ : PRICING;
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return (
    <PageProvider page={page}>
      <main id={MAIN_ID} tabIndex={-1}>
        <page.Page planId={null} />
      </main>
      <NavigationEffects page={page} />
    </PageProvider>
  );
}

/** What was scrolled to, and whether it was there to be seen. */
const scrolledTo: string[] = [];

const isSeen = (element: Element): boolean =>
  !element.closest('[hidden]') && element.closest('details')?.open !== false;

const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Site />
    </MemoryRouter>,
  );

const go = (to: string) => act(async () => navigate(to));
const goBack = () => act(async () => navigate(-1));
const answer = (id: string) => document.getElementById(id)?.closest('details');
const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const searchFor = (value: string) => fireEvent.change(search(), { target: { value } });

beforeEach(() => {
  // jsdom does not know it, which React says once.
  render(<search />);
  cleanup();
  vi.mocked(console.error).mockClear();
  scrolledTo.length = 0;
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(`${this.id}${isSeen(this) ? '' : ', unseen'}`);
  };
});

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

it('opens the answer that a link leads to, and goes there', async () => {
  open('/pricing');
  await go('/faq#fraud');
  expect(scrolledTo).toEqual(['fraud']);
  expect(document.activeElement?.id).toBe('fraud');
});

it('opens the answer that a document’s address names where the browser has not', () => {
  window.history.replaceState(null, '', '/faq#fraud');
  open('/faq#fraud');
  expect(scrolledTo).toEqual(['fraud']);
});

it('comes back to where an answer was left, with the answer open', async () => {
  open('/pricing');
  await go('/faq#fraud');
  await go('/pricing');
  scrolledTo.length = 0;
  window.history.replaceState(null, '', '/faq#fraud');
  await goBack();
  expect(answer('fraud')?.open).toBe(true);
  expect(scrolledTo).toEqual([]);
});

it.each(['verified-questions', 'fraud'])('ends a search that hides #%s at a link to it', async (id) => {
  open('/faq');
  searchFor('VAT');
  await go(`/faq#${id}`);
  expect(scrolledTo).toEqual([id]);
  expect(search().value).toBe('');
});

it('goes on with a search that hides nothing of what a link leads to', async () => {
  open('/faq');
  searchFor('forged');
  await go('/faq#fraud');
  expect(scrolledTo).toEqual(['fraud']);
  expect(search().value).toBe('forged');
});
