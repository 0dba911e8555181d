import type { Account, AccountRegistration } from '../contract/answers';
import { isRecord } from '../contract/is-record';
import { isPlanId } from '../contract/plans';
import { REGISTRATION_STATUSES } from '../contract/registration-status';
import { ApiError } from './api-error';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function parseRegistration(value: unknown): AccountRegistration[] {
  if (!isRecord(value) || !isPlanId(value['planId'])) return [];
  const status = REGISTRATION_STATUSES.find((known) => known === value['status']);
  if (!status) return [];
  return [{ planId: value['planId'], status, endsAt: text(value['endsAt']) || null }];
}

/** `{ account }` of the API's answers; anything else did not come from it. */
export function parseAccount(body: unknown): Account {
  if (!isRecord(body) || !isRecord(body['account'])) throw new ApiError('network');
  const { email, firstName, lastName, plan, registrations, emailConfirmed, marketingConsent } =
    body['account'];
  return {
    email: text(email),
    firstName: text(firstName),
    lastName: text(lastName),
    plan: isPlanId(plan) ? plan : null,
    registrations: Array.isArray(registrations) ? registrations.flatMap(parseRegistration) : [],
    emailConfirmed: emailConfirmed === true,
    marketingConsent: marketingConsent === true,
  };
}

/** `{ token, account }` of a sign-up or log-in. */
export function parseSession(body: unknown): { token: string; account: Account } {
  const account = parseAccount(body);
  const token = isRecord(body) ? body['token'] : null;
  if (typeof token !== 'string' || token === '') throw new ApiError('network');
  return { token, account };
}
