import type { PlanId } from '../../src/contract/plans';
import type { RegistrationStatus } from '../../src/contract/registration-status';
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
