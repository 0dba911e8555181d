// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSiteHistory, SiteRouter } from './site-router';

const begun: string[] = [];
const waiting = new Map<string, () => void>();

const load = (pathname: string) => new Promise<void>((resolve) => void waiting.set(pathname, resolve));
const isReady = () => false;
const onNavigation = ({ pathname }: { pathname: string }) => void begun.push(pathname);

function Shown() {
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/solution">Solution</Link>
      <Link to="/pricing">Pricing</Link>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
/** What the page needs has come. */
const bring = (pathname: string) => act(async () => waiting.get(pathname)?.());
const shown = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  begun.length = 0;
  waiting.clear();
  history.replaceState(null, '', '/');
  const payload = { pageId: 'home', locale: 'en', path: '/', resources: {}, sheet: { zone: [] } } as const;
  render(
    <SiteRouter {...openSiteHistory(payload)} isReady={isReady} load={load} onNavigation={onNavigation}>
      <Shown />
    </SiteRouter>,
  );
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['hydrated'];
});

it('shows the old page until the new one has come', async () => {
  press('Solution');
  expect([location.pathname, shown()]).toEqual(['/solution', '/']);
  await bring('/solution');
  expect([location.pathname, shown()]).toEqual(['/solution', '/solution']);
});

it.each([
  ['/solution', '/pricing'],
  ['/pricing', '/solution'],
])('shows what was pressed last, where %s comes before %s', async (first, second) => {
  press('Solution');
  press('Pricing');
  await bring(first);
  await bring(second);
  expect([location.pathname, shown()]).toEqual(['/pricing', '/pricing']);
  expect(begun).toEqual(['/pricing']);
});
