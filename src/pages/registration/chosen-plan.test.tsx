// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import registration from '../../../locales/en/registration.json';
import { setAccount } from '../../api/account-store';
import type { AccountRegistration } from '../../contract/answers';
import type { PlanId } from '../../contract/plans';
import { InPage } from '../../testing/in-page';
import { ChosenPlan } from './chosen-plan';

afterEach(() => {
  cleanup();
  act(() => setAccount(undefined));
});

const show = (planId: PlanId) =>
  render(
    <InPage path={`/registration/${planId}`} texts={{ registration }}>
      <ChosenPlan planId={planId} />
    </InPage>,
  );

const register = (planId: PlanId, status: AccountRegistration['status']) =>
  act(() =>
    setAccount({
      email: 'ada@company.example',
      firstName: 'Ada',
      lastName: 'Lovelace',
      plan: null,
      registrations: [{ planId, status, endsAt: null }],
      emailConfirmed: false,
      marketingConsent: false,
    }),
  );

const BEFORE = /before you register/;
const SINCE = /days have begun/;

it('says what to do before the trial begins, and from then on what is left to do', () => {
  show('free-trial');
  expect(screen.getByText(BEFORE)).toBeTruthy();
  expect(screen.queryByText(SINCE)).toBeNull();
  register('free-trial', 'active');
  expect(screen.queryByText(BEFORE)).toBeNull();
  expect(screen.getByText(SINCE)).toBeTruthy();
});

it('says of a paid plan that is set up what it said before', () => {
  show('starter');
  const said = document.querySelector('.note')?.textContent;
  register('starter', 'active');
  expect(document.querySelector('.note')?.textContent).toBe(said);
});

it.each([
  ['is over', 'free-trial', 'ended'],
  ['is held by a larger plan', 'starter', 'requested'],
] as const)('says nothing that is to be done before a trial that %s', (_how, planId, status) => {
  show('free-trial');
  register(planId, status);
  expect(document.querySelector('.note')).toBeNull();
});
