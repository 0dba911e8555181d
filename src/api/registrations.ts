import type { PlanId } from '../contract/plans';
import { API_PATHS } from '../contract/wire';
import { postForm } from './post-form';
import { beginSession, restoreChangedSession } from './session';
import { readToken } from './token';

const hasToken = (body: unknown): boolean => typeof body === 'object' && body !== null && 'token' in body;

/**
 * Registers for a plan, and signs in whose account was made with it. Rejects with an `ApiError`.
 * @param answers the plan, with the sign-up fields when nobody is signed in
 */
export async function postRegistration(
  answers: { planId: PlanId } & Record<string, unknown>,
  idempotencyKey: string,
): Promise<{ planId: PlanId }> {
  const body = await postForm(API_PATHS.registrations, answers, idempotencyKey);
  if (hasToken(body)) beginSession(body);
  else if (readToken()) await restoreChangedSession();
  return { planId: answers.planId };
}
