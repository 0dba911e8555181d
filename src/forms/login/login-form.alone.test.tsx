// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { InPage } from '../../testing/in-page';
import { LoginForm } from './login-form';

const logIn = vi.hoisted(() => vi.fn());
vi.mock('../../api/session', () => ({ logIn }));
vi.mock('../../api/proof-of-work', () => ({ prepareProof: vi.fn() }));

const assign = vi.fn();

/** Where the visitor is, by the router, and the way back. */
function Place() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      At {pathname + search + hash}
    </button>
  );
}

const at = (place: string) => screen.findByRole('button', { name: `At ${place}` });

function logInFrom(search: string): void {
  vi.stubGlobal('location', { origin: 'https://verisiam.example', search, assign });
  render(
    <InPage path="/login">
      <LoginForm />
      <Place />
    </InPage>,
  );
  const type = (label: RegExp, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type(/^Email/, 'ada@company.example');
  type(/^Password/, 'correct horse 9');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

const loggedIn = () => screen.findByRole('heading', { name: 'You are logged in' });

beforeEach(() => {
  localStorage.clear();
  assign.mockReset();
  logIn.mockReset().mockResolvedValue({ firstName: 'Ada' });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('after logging in', () => {
  it('leads where the link to it said', async () => {
    const next = '/registration/starter?volume=200#main';
    logInFrom(`?next=${encodeURIComponent(next)}`);
    await loggedIn();
    await at(next);
  });

  it.each([
    '',
    '//elsewhere.example/',
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '/%5Celsewhere.example',
    '/%09/elsewhere.example',
  ])('stays where it is at the target %j', async (next) => {
    logInFrom(`?next=${encodeURIComponent(next)}`);
    await loggedIn();
    // The way back from the next page tells where the visitor was before, whenever the router draws it.
    fireEvent.click(screen.getByRole('link', { name: 'Choose a plan' }));
    fireEvent.click(await at('/pricing'));
    await at('/login');
    expect(assign).not.toHaveBeenCalled();
  });
});

it('says of a wrong pair that it is wrong, and of neither which', async () => {
  logIn.mockRejectedValue(new ApiError('status', { status: 401 }));
  logInFrom('?next=/pricing');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Wrong email or password');
  // Who comes back to either field hears what is wrong with it.
  for (const label of [/^Email/, /^Password/]) {
    const field = screen.getByLabelText(label);
    expect([field.ariaInvalid, field.getAttribute('aria-describedby')]).toEqual(['true', alert.id]);
  }
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'ada@company.example');
  expect(await at('/login')).toBeTruthy();
});

it('keeps no draft of whoever logs in, and does not say that it does', () => {
  logInFrom('');
  expect(screen.queryByText(/stays on this device/)).toBeNull();
  // A form that goes saves what it has.
  cleanup();
  expect(localStorage).toHaveLength(0);
});
