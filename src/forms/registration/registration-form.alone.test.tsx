// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import plan from '../../../locales/en/plan.json';
import planNext from '../../../locales/en/plan-next.json';
import { setAccount } from '../../api/account-store';
import { ApiError } from '../../api/api-error';
import type { Account, AccountRegistration } from '../../contract/answers';
import type { PlanId } from '../../contract/plans';
import { InPage } from '../../testing/in-page';
import { RegistrationForm } from './registration-form';

const postRegistration = vi.hoisted(() => vi.fn());
vi.mock('../../api/registrations', () => ({ postRegistration }));
vi.mock('../../api/proof-of-work', () => ({ prepareProof: vi.fn() }));

const ENDS_AT = '2026-12-05T12:00:00.000Z';

const withPlans = (...registrations: AccountRegistration[]): Account => ({
  email: 'ada@company.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  plan: null,
  registrations,
  emailConfirmed: false,
  marketingConsent: false,
});

const TRIAL = withPlans({ planId: 'free-trial', status: 'active', endsAt: ENDS_AT });

const show = (planId: PlanId) =>
  render(
    <InPage path={`/registration/${planId}`} texts={{ plan, 'plan-next': planNext }}>
      <RegistrationForm planId={planId} />
    </InPage>,
  );

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Register' }));
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  postRegistration.mockReset();
});

afterEach(() => {
  cleanup();
  act(() => setAccount(undefined));
});

it('registers somebody new, and tells until when the trial can be used, though signing in ends the form', async () => {
  setAccount(null);
  postRegistration.mockImplementation(async () => setAccount(TRIAL));
  show('free-trial');
  type(/^First name/, 'Ada');
  type(/^Last name/, 'Lovelace');
  type(/^Email/, 'ada@company.example');
  type(/^Password/, 'correct horse 9');
  type(/^Confirm password/, 'correct horse 9');
  submit();
  await screen.findByRole('heading', { name: 'You are registered' });
  expect(screen.getByText(/Active until December/)).toBeTruthy();
  expect(screen.getByText(/14 days or 50 test onboardings/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeTruthy();
  expect(localStorage.getItem('draft:registration')).toBeNull();
});

it('tells who sets a paid plan up, where they write to, and that it is not active before', async () => {
  setAccount(TRIAL);
  postRegistration.mockImplementation(async () =>
    setAccount(withPlans(...TRIAL.registrations, { planId: 'starter', status: 'requested', endsAt: null })),
  );
  show('starter');
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  submit();
  await screen.findByRole('heading', { name: 'You are registered' });
  expect(screen.getByText(/write to ada@company.example.*setup fee.*not active until then/i)).toBeTruthy();
});

it('shows nothing of what was sent in a session that ended, on the form of somebody new', async () => {
  setAccount(withPlans());
  postRegistration.mockImplementation(async () => {
    act(() => setAccount(null));
    throw new ApiError('status', { status: 401 });
  });
  show('starter');
  submit();
  await screen.findByLabelText(/^Password/);
  await act(async () => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Register' })).toBeTruthy();
});

it('waits for the answer of its own plan, and not for another’s', async () => {
  setAccount(withPlans());
  let answer: () => void = () => undefined;
  postRegistration.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  const { unmount } = show('starter');
  submit();
  await vi.waitFor(() => expect(postRegistration).toHaveBeenCalledTimes(1));
  unmount();
  show('enterprise');
  expect(screen.getByRole('button', { name: 'Register' })).toBeTruthy();
  await act(async () => answer());
  expect(screen.queryByRole('heading', { name: 'You are registered' })).toBeNull();
});

it.each([
  { planId: 'free-trial', account: TRIAL, said: /Active until/ },
  {
    planId: 'free-trial',
    account: withPlans({ planId: 'free-trial', status: 'ended', endsAt: '2026-01-05T12:00:00.000Z' }),
    said: /Ended on January/,
  },
  {
    planId: 'starter',
    account: withPlans({ planId: 'enterprise', status: 'requested', endsAt: null }),
    said: /or a larger one/,
  },
] as const)('offers no form for $planId where it says $said', ({ planId, account, said }) => {
  setAccount(account);
  show(planId);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('may be registered for again once it has ended', () => {
  setAccount(withPlans({ planId: 'starter', status: 'ended', endsAt: null }));
  show('starter');
  expect(screen.getByRole('form')).toBeTruthy();
});

it.each([
  ['plan-held', 'has requested, this plan'],
  ['trial-used', 'already used its free trial'],
] as const)('says why the server refused it: %s', async (code, said) => {
  setAccount(withPlans());
  const errors = [{ field: 'planId', code }];
  const problem = { type: 'about:blank', title: '', status: 409, code: 'conflict' as const, errors };
  postRegistration.mockRejectedValue(new ApiError('status', { status: 409, problem }));
  show('free-trial');
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain(said);
});

it('says how the plan stands, in place of the form, where another tab has registered for it', async () => {
  setAccount(withPlans());
  postRegistration.mockImplementation(async () => {
    act(() => setAccount(TRIAL));
    throw new ApiError('status', { status: 409 });
  });
  show('free-trial');
  submit();
  expect(await screen.findByRole('link', { name: 'Go to your account' })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});
