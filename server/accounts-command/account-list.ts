import * as v from 'valibot';
import { PLAN_IDS } from '../../src/contract/plans';
import { REGISTRATION_STATUSES } from '../../src/contract/registration-status';
import { heldByAnother } from '../accounts/account-claims';
import { lastRegistrations, statusAt } from '../registrations/registration-repository';
import type { Connection } from '../storage/store';

const PAGE_SIZE = 200;

const planSchema = v.object({
  planId: v.picklist(PLAN_IDS),
  status: v.picklist(REGISTRATION_STATUSES),
  /** Epoch milliseconds. */
  endsAt: v.nullable(v.number()),
  /** Used of a trial's. */
  onboardings: v.number(),
});

export const listedAccountSchema = v.object({
  email: v.string(),
  emailConfirmed: v.boolean(),
  /** The last registration for each plan. */
  plans: v.array(planSchema),
});

export type ListedAccount = v.InferOutput<typeof listedAccountSchema>;

async function plansOf(
  connection: Connection,
  accountId: string,
  now: number,
): Promise<ListedAccount['plans']> {
  const registrations = await lastRegistrations(connection, accountId);
  return registrations.map((registration) => {
    const { planId, endsAt, onboardings } = registration;
    return { planId, status: statusAt(registration, now), endsAt, onboardings };
  });
}

/** Every account that has its e-mail, or may yet, with how its plans stand, in the order in which they were made, a page at a time. */
export async function* listAccounts(connection: Connection, now: number): AsyncGenerator<ListedAccount> {
  let after = '';
  for (;;) {
    const page = await connection
      .selectFrom('accounts')
      .select(['id', 'email', 'email_confirmed_at'])
      .where('id', '>', after)
      .where('id', 'not in', heldByAnother(connection))
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const { id, email, email_confirmed_at: confirmedAt } of page) {
      yield { email, emailConfirmed: confirmedAt !== null, plans: await plansOf(connection, id, now) };
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    after = last.id;
  }
}
