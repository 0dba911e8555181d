import type { PlanId } from '../contract/plans';
import { API_PATHS } from '../contract/wire';
import { setAccount } from './account-store';
import { getHttpClient } from './http-client';
import { parseAccount } from './parse-account';
import { FORM_TIMEOUT_MS, postForm } from './post-form';
import { readToken } from './token';

/** Rejects with an `ApiError`. @param answers the plan, with the sign-up fields when nobody is signed in */
export async function postRegistration(
  answers: { planId: PlanId } & Record<string, unknown>,
  idempotencyKey: string,
): Promise<{ planId: PlanId }> {
  await postForm(API_PATHS.registrations, answers, idempotencyKey);
  if (readToken()) await refreshAccount();
  return { planId: answers.planId };
}

/** The plan of the account has changed; not to know it yet is no failure. */
async function refreshAccount(): Promise<void> {
  try {
    const client = await getHttpClient();
    const { data } = await client.get<unknown>(API_PATHS.me, { timeout: FORM_TIMEOUT_MS });
    setAccount(parseAccount(data));
  } catch {
    // The next page asks again.
  }
}
