import type { AccountRegistration } from '../../src/contract/answers';
import { PLAN_IDS, type PlanId } from '../../src/contract/plans';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '../../src/contract/registration-status';
import type { Connection } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';

export interface NewRegistration {
  accountId: string;
  planId: PlanId;
  status: RegistrationStatus;
  /** Epoch milliseconds. */
  createdAt: number;
}

export async function insertRegistration(tx: Connection, fresh: NewRegistration): Promise<void> {
  const { accountId, planId, status, createdAt } = fresh;
  await tx
    .insertInto('registrations')
    .values({ id: uuidV7(createdAt), account_id: accountId, plan_id: planId, status, created_at: createdAt })
    .execute();
}

/** The last registration of an account for each plan, in the order of the plans. */
export async function registrationsOf(
  connection: Connection,
  accountId: string,
  _now: number,
): Promise<AccountRegistration[]> {
  const rows = await connection
    .selectFrom('registrations')
    .select(['plan_id', 'status', 'ends_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const last = new Map(rows.map((row) => [row.plan_id, row]));
  return PLAN_IDS.flatMap((planId) => {
    const row = last.get(planId);
    const status = REGISTRATION_STATUSES.find((known) => known === row?.status);
    if (row === undefined || status === undefined) return [];
    return [{ planId, status, endsAt: row.ends_at === null ? null : new Date(row.ends_at).toISOString() }];
  });
}
