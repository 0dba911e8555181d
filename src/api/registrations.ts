import { isRecord } from '../contract/is-record';
import type { PlanId } from '../contract/plans';
import { API_PATHS } from '../contract/wire';
import { ApiError } from './api-error';
import { postForm } from './post-form';
import { beginSession, restoreChangedSession } from './session';
import { readToken } from './token';

/** Of another plan, or of none, is not the API's answer. */
function parsePlan(body: unknown, planId: PlanId): { planId: PlanId } {
  if (!isRecord(body) || body['planId'] !== planId) throw new ApiError('network');
  return { planId };
}

const hasToken = (body: unknown): boolean => isRecord(body) && 'token' in body;

/** A plan that the page takes for open is held: another tab, or another device, has registered for it meanwhile. */
async function lookAgain(failure: unknown): Promise<never> {
  const isHeld = failure instanceof ApiError && failure.fieldProblems.some(({ field }) => field === 'planId');
  if (isHeld && readToken()) await restoreChangedSession();
  throw failure;
}

/**
 * Registers for a plan, and signs in whose account was made with it. Rejects with an `ApiError`.
 * @param answers the plan, with the sign-up fields when nobody is signed in
 */
export async function postRegistration(
  answers: { planId: PlanId } & Record<string, unknown>,
  idempotencyKey: string,
): Promise<{ planId: PlanId }> {
  const body = await postForm(API_PATHS.registrations, answers, idempotencyKey).catch(lookAgain);
  const registration = parsePlan(body, answers.planId);
  if (hasToken(body)) beginSession(body);
  else if (readToken()) await restoreChangedSession();
  return registration;
}
