import type { FieldProblem } from '../../src/contract/answers';
import { standingOf } from '../../src/contract/plan-standing';
import type { PlanId } from '../../src/contract/plans';
import { ProblemError } from '../http/problem-error';
import type { Connection } from '../storage/store';
import { registrationsOf } from './registration-repository';

const refusal = (code: FieldProblem['code']): ProblemError =>
  new ProblemError('conflict', { errors: [{ field: 'planId', code }] });

interface Wanted {
  accountId: string;
  planId: PlanId;
  /** Epoch milliseconds. */
  now: number;
}

/** @throws ProblemError 409 with why, for a plan that the account has, or for a second trial */
export async function refuseHeldPlan(tx: Connection, { accountId, planId, now }: Wanted): Promise<void> {
  const standing = standingOf(planId, await registrationsOf(tx, accountId, now));
  if (standing !== 'open') throw refusal(standing === 'used' ? 'trial-used' : 'plan-held');
}
