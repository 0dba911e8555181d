// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { InPage } from '../../testing/in-page';
import { takeEarlyPress } from '../early/early-press';
import { PasswordReset } from './password-reset';

const api = vi.hoisted(() => ({ askForPasswordLink: vi.fn(), setPasswordByLink: vi.fn() }));
vi.mock('../../api/one-time-links', () => api);
vi.mock('../early/early-press', { spy: true });
vi.mock('../../api/proof-of-work', () => ({ prepareProof: vi.fn() }));

const TOKEN = 'b'.repeat(43);

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const show = (hash = '') =>
  render(
    <InPage path={`/reset-password${hash}`}>
      <PasswordReset />
      <Place />
    </InPage>,
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

async function setPassword(): Promise<void> {
  await screen.findByLabelText(/^New password(?! form)/);
  type(/^New password(?! form)/, 'correct horse 9');
  type(/^Confirm/, 'correct horse 9');
  screen.getByRole('button', { name: 'Save password' }).focus();
  press('Save password');
}

const everythingStored = () =>
  JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]);

beforeEach(() => {
  localStorage.clear();
  for (const mock of Object.values(api)) mock.mockReset();
});

afterEach(cleanup);

it('a password that was sent before its code came is set by the link of the address', async () => {
  api.setPasswordByLink.mockResolvedValue(undefined);
  const page = (hash: string) => (
    <InPage path={`/reset-password${hash}`}>
      <PasswordReset />
    </InPage>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(''));
  for (const field of container.querySelectorAll<HTMLInputElement>('.by-link [type="password"]')) {
    field.value = 'correct horse 9';
  }
  vi.mocked(takeEarlyPress).mockReturnValueOnce(true);
  render(page(`#${TOKEN}`), { container, hydrate: true });
  await waitFor(() => expect(api.setPasswordByLink.mock.calls[0]?.[0]).toBe(TOKEN));
  await screen.findByText(/log in/i, { selector: 'a' });
});

it.each([
  { mail: true, title: 'Check your email', said: /If there is an account.*once, within 30 minutes/ },
  { mail: false, title: 'No email can be sent', said: /through the contact form/ },
])('asks for a link; mail: $mail', async ({ mail, title, said }) => {
  api.askForPasswordLink.mockResolvedValue({ mail });
  show();
  type(/^Email/, 'ada@company.example');
  press('Send link');
  await screen.findByRole('heading', { name: title });
  expect(screen.getByText(said)).toBeTruthy();
});

it('takes a part of the page for no token', () => {
  show('#main');
  expect(screen.getByLabelText(/^Email/)).toBeTruthy();
  expect(screen.getByText('/reset-password#main')).toBeTruthy();
});

it('sets a password by the link, whose token is neither kept nor left in the address', async () => {
  api.setPasswordByLink.mockResolvedValue(undefined);
  show(`#${TOKEN}`);
  await setPassword();
  await screen.findByRole('heading', { name: 'New password saved' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.getByText('/reset-password')).toBeTruthy();
  expect(api.setPasswordByLink.mock.calls[0]?.slice(0, 2)).toEqual([
    TOKEN,
    { password: 'correct horse 9', locale: 'en' },
  ]);
  expect(everythingStored()).not.toMatch(/correct horse|bbbb/);
});

it('says that a link is dead, and offers another', async () => {
  api.setPasswordByLink.mockRejectedValue(new ApiError('status', { status: 404 }));
  show(`#${TOKEN}`);
  await setPassword();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('used or has expired');
  // The effect that moves the focus runs a moment after the words are there.
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(screen.getByLabelText(/^Email/)).toBeTruthy();
});

it('keeps the link for another try where the server did not answer, also on the page of another language', async () => {
  api.setPasswordByLink.mockRejectedValueOnce(new ApiError('network'));
  const { unmount } = show(`#${TOKEN}`);
  await setPassword();
  await screen.findByRole('alert');
  unmount();
  show();
  api.setPasswordByLink.mockResolvedValue(undefined);
  await setPassword();
  await screen.findByRole('heading', { name: 'New password saved' });
});
