import type { Selectable } from 'kysely';
import type { AccountRegistration } from '../../src/contract/answers';
import { PLAN_IDS, type PlanId, TRIAL_DAYS, TRIAL_ONBOARDINGS } from '../../src/contract/plans';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '../../src/contract/registration-status';
import { DAY_MS } from '../../src/contract/retention';
import type { Database } from '../storage/database';
import type { Connection } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';

export interface NewRegistration {
  accountId: string;
  planId: PlanId;
  status: RegistrationStatus;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface Registration {
  id: string;
  planId: PlanId;
  /** As it was written down last; `statusAt` knows how it stands. */
  status: RegistrationStatus;
  /** Epoch milliseconds. */
  endsAt: number | null;
  onboardings: number;
}

const COLUMNS = ['id', 'plan_id', 'status', 'ends_at', 'onboardings'] as const;

type Row = Pick<Selectable<Database['registrations']>, (typeof COLUMNS)[number]>;

function toRegistration(row: Row): Registration[] {
  const { id, plan_id: planId, ends_at: endsAt, onboardings } = row;
  const status = REGISTRATION_STATUSES.find((known) => known === row.status);
  return status === undefined ? [] : [{ id, planId, status, endsAt, onboardings }];
}

/** When a plan ends that begins at `now`. */
export const endOf = (planId: PlanId, now: number): number | null =>
  planId === 'free-trial' ? now + TRIAL_DAYS * DAY_MS : null;

/** How it stands now: a trial ends by its time or its onboardings, whether or not that was written down. */
export function statusAt(
  { planId, status, endsAt, onboardings }: Registration,
  now: number,
): RegistrationStatus {
  const isOver = endsAt !== null && endsAt <= now;
  const isUsedUp = planId === 'free-trial' && onboardings >= TRIAL_ONBOARDINGS;
  return status === 'active' && (isOver || isUsedUp) ? 'ended' : status;
}

export async function insertRegistration(tx: Connection, fresh: NewRegistration): Promise<void> {
  const { accountId, planId, status, createdAt } = fresh;
  await tx
    .insertInto('registrations')
    .values({
      id: uuidV7(createdAt),
      account_id: accountId,
      plan_id: planId,
      status,
      created_at: createdAt,
      ends_at: status === 'active' ? endOf(planId, createdAt) : null,
    })
    .execute();
}

export async function findRegistration(
  connection: Connection,
  id: string,
): Promise<Registration | undefined> {
  const query = connection.selectFrom('registrations').select(COLUMNS).where('id', '=', id);
  return (await query.execute()).flatMap(toRegistration)[0];
}

/** The last registration of an account for each plan, in the order of the plans. */
export async function lastRegistrations(connection: Connection, accountId: string): Promise<Registration[]> {
  const rows = await connection
    .selectFrom('registrations')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const last = new Map(rows.map((row) => [row.plan_id, row]));
  return PLAN_IDS.flatMap((planId) => {
    const row = last.get(planId);
    return row === undefined ? [] : toRegistration(row);
  });
}

/** The same as the account is told of it at `now`. */
export async function registrationsOf(
  connection: Connection,
  accountId: string,
  now: number,
): Promise<AccountRegistration[]> {
  const registrations = await lastRegistrations(connection, accountId);
  return registrations.map((registration) => {
    const { planId, endsAt } = registration;
    const end = endsAt === null ? null : new Date(endsAt).toISOString();
    return { planId, status: statusAt(registration, now), endsAt: end };
  });
}
