import { expect, it } from 'vitest';
import type { AccountRegistration } from './answers';
import { standingOf } from './plan-standing';
import { PLAN_IDS } from './plans';

const plan = (
  planId: AccountRegistration['planId'],
  status: AccountRegistration['status'],
): AccountRegistration => ({ planId, status, endsAt: null });

it.each([
  { registrations: [], standings: ['open', 'open', 'open'] },
  { registrations: [plan('free-trial', 'active')], standings: ['active', 'open', 'open'] },
  { registrations: [plan('free-trial', 'ended')], standings: ['used', 'open', 'open'] },
  { registrations: [plan('starter', 'requested')], standings: ['held', 'requested', 'open'] },
  { registrations: [plan('starter', 'ended')], standings: ['open', 'open', 'open'] },
  {
    registrations: [plan('free-trial', 'ended'), plan('enterprise', 'active')],
    standings: ['held', 'held', 'active'],
  },
])('$registrations leaves the plans $standings', ({ registrations, standings }) => {
  expect(PLAN_IDS.map((planId) => standingOf(planId, registrations))).toEqual(standings);
});
