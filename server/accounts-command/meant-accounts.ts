import * as v from 'valibot';
import type { PlanId } from '../../src/contract/plans';
import type { RegistrationStatus } from '../../src/contract/registration-status';
import { emailAddress } from '../../src/contract/text-rules';
import type { Account } from '../accounts/account';
import { accountsOf } from '../accounts/account-claims';
import { findAccount } from '../accounts/account-repository';
import { registrationsOf } from '../registrations/registration-repository';
import type { Connection } from '../storage/store';
import { describeAccounts, describedAccountSchema } from './account-list';

// Until somebody confirms an e-mail, more than one account may claim it: a command acts on one or asks which.

export const accountId = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.uuid());

export const whichSchema = v.union([v.object({ email: emailAddress() }), v.object({ id: accountId })]);

export type Which = v.InferOutput<typeof whichSchema>;

/** Null when there is none. */
export const foundSchema = <Done>(done: v.GenericSchema<unknown, Done>) =>
  v.nullable(v.union([v.object({ done }), v.object({ several: v.array(describedAccountSchema) })]));

export type Found<Done> = v.InferOutput<ReturnType<typeof foundSchema<Done>>>;

/** The account of an id; of an e-mail the one that has confirmed it, or else all that claim it. */
export async function findMeant(connection: Connection, which: Which): Promise<Account[]> {
  if ('id' in which) {
    const account = await findAccount(connection, which.id);
    return account === undefined ? [] : [account];
  }
  const accounts = await accountsOf(connection, which.email);
  const confirmed = accounts.find(({ isClaim, emailConfirmed }) => !isClaim && emailConfirmed);
  return confirmed === undefined ? accounts : [confirmed];
}

export interface WantedPlan {
  planId: PlanId;
  /** How it stands where there is something to change. */
  from: readonly RegistrationStatus[];
}

/** Of several accounts those whose plan can be meant: where it is to change, or else where it was registered for. */
export async function havingPlan(
  connection: Connection,
  accounts: readonly Account[],
  { planId, from }: WantedPlan,
  now: number,
): Promise<readonly Account[]> {
  const registered: Account[] = [];
  const toChange: Account[] = [];
  for (const account of accounts) {
    const plans = await registrationsOf(connection, account.id, now);
    const plan = plans.find((registration) => registration.planId === planId);
    if (plan !== undefined) registered.push(account);
    if (plan !== undefined && from.includes(plan.status)) toChange.push(account);
  }
  if (toChange.length > 0) return toChange;
  // Nobody's: whichever is told so.
  return registered.length > 0 ? registered : accounts.slice(0, 1);
}

/** Acts on the account that is meant, or says which there are. */
export async function onlyOne<Done>(
  connection: Connection,
  accounts: readonly Account[],
  now: number,
  act: (account: Account) => Promise<Done>,
): Promise<Found<Done>> {
  const [account, ...others] = accounts;
  if (account === undefined) return null;
  if (others.length > 0) return { several: await describeAccounts(connection, accounts, now) };
  return { done: await act(account) };
}
