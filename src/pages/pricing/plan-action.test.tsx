// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import plan from '../../../locales/en/plan.json';
import pricing from '../../../locales/en/pricing.json';
import { setAccount } from '../../api/account-store';
import type { AccountRegistration } from '../../contract/answers';
import { InPage } from '../../testing/in-page';
import { PlanAction } from './plan-action';

const ENDED_AT = '2026-01-05T12:00:00.000Z';

function show(planId: AccountRegistration['planId'], registrations: AccountRegistration[] | null): void {
  setAccount(
    registrations && {
      email: 'ada@company.example',
      firstName: 'Ada',
      lastName: 'Lovelace',
      // What was registered for last is nobody's current plan by itself.
      plan: 'starter',
      registrations,
      emailConfirmed: true,
      marketingConsent: false,
    },
  );
  render(
    <InPage path="/pricing" texts={{ plan, pricing }}>
      <PlanAction planId={planId}>
        <a href="/registration">Choose it</a>
      </PlanAction>
    </InPage>,
  );
}

const isCurrent = () => screen.queryByRole('button', { name: 'Current Plan' }) !== null;
const isOffered = () => screen.queryByRole('link', { name: 'Choose it' }) !== null;

afterEach(() => {
  cleanup();
  setAccount(undefined);
});

it('is offered to nobody in particular', () => {
  show('starter', null);
  expect([isCurrent(), isOffered()]).toEqual([false, true]);
});

it('is the current one if it is active', () => {
  show('starter', [{ planId: 'starter', status: 'active', endsAt: null }]);
  expect([isCurrent(), isOffered()]).toEqual([true, false]);
});

it('is requested, and not current, until sales has set it up', () => {
  show('starter', [{ planId: 'starter', status: 'requested', endsAt: null }]);
  expect([isCurrent(), isOffered()]).toEqual([false, false]);
  expect(screen.getByText('Requested: sales will set it up')).toBeTruthy();
});

it('tells when a trial ended, and offers no second one', () => {
  show('free-trial', [{ planId: 'free-trial', status: 'ended', endsAt: ENDED_AT }]);
  expect([isCurrent(), isOffered()]).toEqual([false, false]);
  expect(screen.getByText(/^Ended on January \d, 2026$/)).toBeTruthy();
});

it('says of a smaller plan that there is a larger one', () => {
  show('starter', [{ planId: 'enterprise', status: 'active', endsAt: null }]);
  expect([isCurrent(), isOffered()]).toEqual([false, false]);
  expect(screen.getByText(/already has, or has requested, a larger plan/)).toBeTruthy();
});
