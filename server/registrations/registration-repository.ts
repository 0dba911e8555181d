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
  await tx.query(
    'INSERT INTO registrations (id, account_id, plan_id, status, created_at) VALUES (?, ?, ?, ?, ?)',
    [uuidV7(fresh.createdAt), fresh.accountId, fresh.planId, fresh.status, fresh.createdAt],
  );
}
