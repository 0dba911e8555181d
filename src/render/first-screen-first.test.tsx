// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackScroll } from '../runtime/navigation/scroll-positions';
import { PATIENTLY } from '../testing/patiently';
import { BelowTheFold } from '../ui/below-the-fold';
import { FirstScreenFirst } from './first-screen-first';

function CurrentPage() {
  const { pathname } = useLocation();
  return (
    <FirstScreenFirst key={pathname}>
      <h1>{pathname}</h1>
      <BelowTheFold>
        <p>{`the rest of ${pathname}`}</p>
      </BelowTheFold>
    </FirstScreenFirst>
  );
}

function Links() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/pricing')}>
        on
      </button>
      <button type="button" onClick={() => void navigate('/faq#data')}>
        to a place
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

const open = () =>
  render(
    <MemoryRouter>
      <Links />
      <CurrentPage />
    </MemoryRouter>,
  );

/** Leaves the first page where it is seen from there on, in pixels, and comes back. */
async function leaveAt(scrollY: number): Promise<void> {
  document.documentElement.dataset['hydrated'] = 'true';
  history.replaceState({ key: 'default' }, '');
  trackScroll('default');
  vi.stubGlobal('scrollY', scrollY);
  window.dispatchEvent(new Event('scroll'));
  open();
  for (const [button, path] of [
    ['to a place', '/faq'],
    ['back', '/'],
  ] as const) {
    screen.getByText(button).click();
    await screen.findByRole('heading', { name: path });
  }
}

/** The next frame, when the test says so; undefined until one is asked for. */
let frame: (() => void) | undefined;

async function restFollows(path: string): Promise<void> {
  // It is asked for after the page has been drawn.
  await vi.waitFor(() => expect(frame).toBeDefined(), PATIENTLY);
  act(() => frame?.());
  expect(await screen.findByText(`the rest of ${path}`)).toBeTruthy();
}

beforeEach(() => {
  frame = undefined;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frame = run;
    return 1;
  });
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['hydrated'];
  vi.unstubAllGlobals();
});

it('has a page that was loaded as a whole', () => {
  open();
  expect(screen.getByText('the rest of /')).toBeTruthy();
});

it('shows the first screen of a page that a link leads to, and its rest in the frame after', async () => {
  open();
  screen.getByText('on').click();
  expect(await screen.findByRole('heading', { name: '/pricing' })).toBeTruthy();
  expect(screen.queryByText('the rest of /pricing')).toBeNull();
  await restFollows('/pricing');
});

it('shows the first screen of a page first that one comes back to the beginning of', async () => {
  await leaveAt(0);
  expect(screen.queryByText('the rest of /')).toBeNull();
  await restFollows('/');
});

it('has all of a page that one comes back to further down', async () => {
  await leaveAt(300);
  expect(screen.getByText('the rest of /')).toBeTruthy();
});

it('has all of a page a place of which is linked', async () => {
  open();
  screen.getByText('to a place').click();
  await screen.findByRole('heading', { name: '/faq' });
  expect(screen.getByText('the rest of /faq')).toBeTruthy();
});
