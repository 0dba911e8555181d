import type { Selectable } from 'kysely';
import type { AccountRegistration } from '../../src/contract/answers';
import { PLAN_IDS, type PlanId, TRIAL_DAYS, TRIAL_ONBOARDINGS } from '../../src/contract/plans';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '../../src/contract/registration-status';
import { DAY_MS } from '../../src/contract/retention';
import type { Database } from '../storage/database';
import type { Connection } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';

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

export type NewRegistration = Registration & { createdAt: number };

export const newRegistration = (
  planId: PlanId,
  status: RegistrationStatus,
  now: number,
): NewRegistration => ({
  id: uuidV7(now),
  planId,
  status,
  endsAt: status === 'active' ? endOf(planId, now) : null,
  onboardings: 0,
  createdAt: now,
});

export async function insertRegistration(
  tx: Connection,
  accountId: string,
  { id, planId, status, endsAt, createdAt }: NewRegistration,
): Promise<void> {
  await tx
    .insertInto('registrations')
    .values({ id, account_id: accountId, plan_id: planId, status, created_at: createdAt, ends_at: endsAt })
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

/** What an account is told of a registration at `now`. */
export function toPublicRegistration(registration: Registration, now: number): AccountRegistration {
  const { planId, endsAt } = registration;
  const end = endsAt === null ? null : new Date(endsAt).toISOString();
  return { planId, status: statusAt(registration, now), endsAt: end };
}

/** All that an account is told of its plans at `now`. */
export async function registrationsOf(
  connection: Connection,
  accountId: string,
  now: number,
): Promise<AccountRegistration[]> {
  const registrations = await lastRegistrations(connection, accountId);
  return registrations.map((registration) => toPublicRegistration(registration, now));
}
