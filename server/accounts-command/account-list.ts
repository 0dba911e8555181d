import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { PLAN_IDS } from '../../src/contract/plans';
import { REGISTRATION_STATUSES } from '../../src/contract/registration-status';
import { heldByAnother } from '../accounts/account-claims';
import { lastRegistrations, statusAt } from '../registrations/registration-repository';
import type { Database } from '../storage/database';
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

/** By which accounts of one e-mail are told apart. */
export const describedAccountSchema = v.object({
  ...listedAccountSchema.entries,
  id: v.string(),
  /** Epoch milliseconds. */
  createdAt: v.number(),
});

export type DescribedAccount = v.InferOutput<typeof describedAccountSchema>;

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

const COLUMNS = ['id', 'email', 'created_at', 'email_confirmed_at'] as const;

type Row = Pick<Selectable<Database['accounts']>, (typeof COLUMNS)[number]>;

async function describe(connection: Connection, row: Row, now: number): Promise<DescribedAccount> {
  const { id, email, created_at: createdAt, email_confirmed_at: confirmedAt } = row;
  const plans = await plansOf(connection, id, now);
  return { id, email, createdAt, emailConfirmed: confirmedAt !== null, plans };
}

/** Some accounts, in the order in which they were made. */
export async function describeAccounts(
  connection: Connection,
  accounts: readonly { id: string }[],
  now: number,
): Promise<DescribedAccount[]> {
  const ids = accounts.map(({ id }) => id);
  const query = connection.selectFrom('accounts').select(COLUMNS).where('id', 'in', ids).orderBy('id');
  const described = [];
  for (const row of await query.execute()) described.push(await describe(connection, row, now));
  return described;
}

/** Every account that has its e-mail, or may yet, with how its plans stand, in the order in which they were made, a page at a time. */
export async function* listAccounts(connection: Connection, now: number): AsyncGenerator<ListedAccount> {
  let after = '';
  for (;;) {
    const page = await connection
      .selectFrom('accounts')
      .select(COLUMNS)
      .where('id', '>', after)
      .where('id', 'not in', heldByAnother(connection))
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const row of page) {
      const { email, emailConfirmed, plans } = await describe(connection, row, now);
      yield { email, emailConfirmed, plans };
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    after = last.id;
  }
}
