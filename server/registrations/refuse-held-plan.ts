import type { FieldProblem } from '../../src/contract/answers';
import { PLAN_IDS, type PlanId } from '../../src/contract/plans';
import { ProblemError } from '../http/problem-error';
import type { Connection } from '../storage/store';
import { lastRegistrations, statusAt } from './registration-repository';

/** Each plan has what those before it have. */
const sizeOf = (planId: PlanId): number => PLAN_IDS.indexOf(planId);

const refusal = (code: FieldProblem['code']): ProblemError =>
  new ProblemError('conflict', { errors: [{ field: 'planId', code }] });

interface Wanted {
  accountId: string;
  planId: PlanId;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * An account has each plan once, nothing smaller beside a larger one, and one trial ever.
 * @throws ProblemError 409 with why
 */
export async function refuseHeldPlan(tx: Connection, { accountId, planId, now }: Wanted): Promise<void> {
  const registrations = await lastRegistrations(tx, accountId);
  const isHeld = registrations.some(
    (registration) =>
      statusAt(registration, now) !== 'ended' && sizeOf(registration.planId) >= sizeOf(planId),
  );
  if (isHeld) throw refusal('plan-held');
  const hadTrial = registrations.some((registration) => registration.planId === 'free-trial');
  if (planId === 'free-trial' && hadTrial) throw refusal('trial-used');
}
