// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { type Path, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import account from '../../../locales/en/account.json';
import plan from '../../../locales/en/plan.json';
import planNext from '../../../locales/en/plan-next.json';
import { setAccount } from '../../api/account-store';
import { ApiError } from '../../api/api-error';
import { TOKEN_KEY } from '../../api/token';
import type { Account } from '../../contract/answers';
import { InPage } from '../../testing/in-page';
import { Page } from './page';

const api = vi.hoisted(() => ({
  refreshAccount: vi.fn(),
  askForConfirmationLink: vi.fn(),
  confirmEmail: vi.fn(),
  changeConsent: vi.fn(),
  changePassword: vi.fn(),
  fetchMyData: vi.fn(),
  closeAccount: vi.fn(),
}));
vi.mock('../../api/session', () => ({ refreshAccount: api.refreshAccount }));
vi.mock('../../api/one-time-links', () => api);
vi.mock('../../api/my-account', () => api);
vi.mock('../../api/proof-of-work', () => ({ prepareProof: vi.fn() }));

const TOKEN = 'a'.repeat(43);
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso));

const ADA: Account = {
  email: 'ada@company.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  plan: null,
  registrations: [],
  emailConfirmed: true,
  marketingConsent: false,
};

/** Each address that was come to, in its order. */
const visited: string[] = [];

const addressOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;

function Place() {
  const place = useLocation();
  const navigate = useNavigate();
  // Who comes to the same address again has another place.
  useEffect(() => void visited.push(addressOf(place)), [place]);
  return (
    <>
      <output>{addressOf(place)}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        One back
      </button>
    </>
  );
}

function show(session: Account | null | undefined, hash = ''): void {
  setAccount(session);
  render(
    <InPage path={`/account${hash}`} texts={{ account, plan, 'plan-next': planNext }}>
      <main tabIndex={-1}>
        <Page />
      </main>
      <Place />
    </InPage>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = () => press(account.confirm.do);
const said = (text: RegExp | string) => screen.findByText(text);

function type(form: string, label: RegExp, value: string): void {
  const scope = screen.getByRole('form', { name: form });
  const control = Array.from(scope.querySelectorAll('input')).find((input) =>
    label.test(input.labels?.[0]?.textContent ?? ''),
  );
  if (!control) throw new Error(`no field ${label}`);
  fireEvent.input(control, { target: { value } });
}

beforeEach(() => {
  localStorage.clear();
  visited.length = 0;
  for (const mock of Object.values(api)) mock.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  cleanup();
  setAccount(undefined);
  vi.unstubAllGlobals();
});

describe('who has no account here', () => {
  it('is told so and led back here after logging in', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2Faccount');
  });

  it('is told that it cannot be known while the server does not answer, and asked again', async () => {
    api.refreshAccount.mockRejectedValueOnce(new ApiError('network'));
    show(undefined);
    expect((await screen.findByRole('alert')).textContent).toContain('still logged in');
    api.refreshAccount.mockImplementation(async () => setAccount(ADA));
    press('Try again');
    await said('Ada Lovelace');
  });

  it('is told to wait while it is asked again, with the focus where it was, and afterwards on the page', async () => {
    let answer = (): void => undefined;
    api.refreshAccount.mockRejectedValueOnce(new ApiError('network'));
    show(undefined);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.refreshAccount.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    retry.focus();
    fireEvent.click(retry);
    expect((await screen.findByRole('alert')).textContent).toContain('One moment');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(document.activeElement).toBe(retry);
    fireEvent.click(retry);
    act(() => setAccount(ADA));
    answer();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(api.refreshAccount).toHaveBeenCalledTimes(2);
  });

  it('whose session turns out to have ended goes on from the page', async () => {
    localStorage.setItem('token', TOKEN);
    api.fetchMyData.mockImplementation(async () => {
      localStorage.removeItem('token');
      setAccount(null);
      throw new ApiError('network');
    });
    show(ADA);
    screen.getByRole('button', { name: 'Download my data' }).focus();
    press('Download my data');
    await screen.findByRole('link', { name: 'Log in' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('whose token is dead is shown the way in', async () => {
    api.refreshAccount.mockImplementation(async () => setAccount(null));
    show(ADA);
    await screen.findByRole('link', { name: 'Log in' });
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
  });
});

describe('the plans', () => {
  it.each([
    { status: 'active', planId: 'free-trial', endsAt: inDays(9), state: `Active until ${day(inDays(9))}` },
    { status: 'ended', planId: 'free-trial', endsAt: inDays(-2), state: `Ended on ${day(inDays(-2))}` },
    { status: 'ended', planId: 'free-trial', endsAt: inDays(9), state: 'Ended' },
    { status: 'requested', planId: 'starter', endsAt: null, state: 'Requested: sales will set it up' },
    { status: 'active', planId: 'enterprise', endsAt: null, state: 'Active' },
  ] as const)('$planId, $status: $state', async ({ state, ...registration }) => {
    show({ ...ADA, registrations: [registration] });
    await said(state);
  });

  it('that sales sets up say who writes where, and what a larger one has replaced has nothing to come', () => {
    show({
      ...ADA,
      registrations: [
        { planId: 'free-trial', status: 'ended', endsAt: inDays(-2) },
        { planId: 'starter', status: 'requested', endsAt: null },
      ],
    });
    expect(screen.getByText(/sales team will write to ada@company.example/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Compare the plans' })).toBeNull();
  });

  it('are chosen where there are none', () => {
    show(ADA);
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toBeTruthy();
  });
});

describe('the e-mail', () => {
  it.each([
    [true, 'on its way to ada@company.example'],
    [false, 'cannot send email'],
  ])('has its link sent again; mail: %s', async (mail, words) => {
    api.askForConfirmationLink.mockResolvedValue({ mail });
    show({ ...ADA, emailConfirmed: false });
    press('Send link again');
    await said(new RegExp(words));
    expect(api.askForConfirmationLink.mock.calls[0]?.[0]).toEqual({ locale: 'en' });
    // Where none can be sent, none is spoken of.
    expect(screen.queryAllByText(/in our email/)).toHaveLength(mail ? 1 : 0);
  });

  it('is confirmed by the link and a press, which a program that opens links does not do', async () => {
    show(null, `#confirm=${TOKEN}`);
    await said(/do not confirm it/);
    await waitFor(() => expect(screen.getByText('/account')).toBeTruthy());
    expect(api.confirmEmail).not.toHaveBeenCalled();
    confirm();
    await said('Your email is confirmed.');
    expect(screen.queryByRole('button', { name: account.confirm.do })).toBeNull();
  });

  it('is confirmed by the link alone where somebody has logged in, and the token leaves the address', async () => {
    localStorage.setItem(TOKEN_KEY, 'of a session');
    show(ADA, `#confirm=${TOKEN}`);
    await said('Your email is confirmed.');
    expect(api.confirmEmail.mock.calls.map(([token]) => token)).toEqual([TOKEN]);
    expect(screen.getByText('/account')).toBeTruthy();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(TOKEN);
    press('One back');
    expect(visited).toEqual([`/account#confirm=${TOKEN}`, '/account', '/account']);
  });

  it('is not confirmed by a used link, which is said', async () => {
    api.confirmEmail.mockRejectedValue(new ApiError('status', { status: 404 }));
    show(null, `#confirm=${TOKEN}`);
    confirm();
    await said(/used or has expired/);
  });

  it('is asked for once, also by the page of another language', async () => {
    let answer = (): void => undefined;
    api.confirmEmail.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
    api.confirmEmail.mockRejectedValue(new ApiError('status', { status: 404 }));
    show(null, `#confirm=${TOKEN}`);
    confirm();
    await waitFor(() => expect(api.confirmEmail).toHaveBeenCalled());
    cleanup();
    show(null);
    answer();
    await said('Your email is confirmed.');
    expect(api.confirmEmail).toHaveBeenCalledTimes(1);
  });

  it('is confirmed at the second try where the server did not answer the first', async () => {
    api.confirmEmail.mockRejectedValueOnce(new ApiError('network'));
    show(null, `#confirm=${TOKEN}`);
    confirm();
    await said(/link still works/);
    let answer = (): void => undefined;
    api.confirmEmail.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
    press('Try again');
    await said(/we are confirming/);
    answer();
    await said('Your email is confirmed.');
    const [first, second] = api.confirmEmail.mock.calls.map(([, , key]) => key);
    expect(second).toBe(first);
  });
});

describe('news', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');

  it('are saved as they are ticked', async () => {
    api.changeConsent.mockImplementation(async ({ marketingConsent }: { marketingConsent: boolean }) =>
      setAccount({ ...ADA, marketingConsent }),
    );
    show(ADA);
    fireEvent.click(box());
    await said(/Saved: we may email/);
    expect(box().checked).toBe(true);
    fireEvent.click(box());
    await said(/Saved: we will no longer email/);
    expect(api.changeConsent.mock.calls.map(([{ marketingConsent }]) => marketingConsent)).toEqual([
      true,
      false,
    ]);
  });

  it('are as they were where that fails, and that is said', async () => {
    let fail: (error: Error) => void = () => undefined;
    api.changeConsent.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    show(ADA);
    fireEvent.click(box());
    await waitFor(() => expect(box().checked).toBe(true));
    fail(new ApiError('network'));
    await said(/could not be saved/);
    expect(box().checked).toBe(false);
  });
});

it('changes the password, and says whose password was wrong', async () => {
  api.changePassword.mockRejectedValueOnce(
    new ApiError('status', {
      status: 422,
      problem: {
        code: 'invalid-fields',
        errors: [{ field: 'currentPassword', code: 'password-wrong' }],
      },
    }),
  );
  show(ADA);
  type('Change the password', /^Current password/, 'no such password 1');
  type('Change the password', /^New password/, 'correct horse 9');
  type('Change the password', /^Confirm/, 'correct horse 9');
  press('Save password');
  expect((await screen.findByRole('alert')).textContent).toContain('not the password for your account');
  type('Change the password', /^Current password/, 'correct horse 8');
  press('Save password');
  await screen.findByRole('heading', { name: 'Password changed' });
  expect(api.changePassword.mock.calls[1]?.[0]).toEqual({
    currentPassword: 'correct horse 8',
    password: 'correct horse 9',
    locale: 'en',
  });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('correct horse');
});

it('hands out the data as a file', async () => {
  const saved: string[] = [];
  api.fetchMyData.mockResolvedValue(new Blob(['{}']));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  show(ADA);
  press('Download my data');
  await said(/account\.json/);
  expect(saved).toEqual(['account.json blob:data']);
});

it('closes the account at the password, and ends signed out with a sentence', async () => {
  api.closeAccount.mockImplementation(async () => setAccount(null));
  show(ADA);
  type('Close my account', /^Password/, 'correct horse 9');
  press('Close the account for good');
  await screen.findByRole('heading', { name: 'Your account is closed' });
  expect(api.closeAccount.mock.calls[0]?.[0]).toMatchObject({ password: 'correct horse 9' });
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
});
