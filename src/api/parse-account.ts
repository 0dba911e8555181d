import type { Account } from '../contract/answers';
import { isPlanId } from '../contract/plans';
import { ApiError } from './api-error';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `{ account }` of the API's answers; anything else did not come from it. */
export function parseAccount(body: unknown): Account {
  if (!isRecord(body) || !isRecord(body['account'])) throw new ApiError('network');
  const { email, firstName, lastName, plan } = body['account'];
  return {
    email: text(email),
    firstName: text(firstName),
    lastName: text(lastName),
    plan: isPlanId(plan) ? plan : null,
  };
}

/** `{ token, account }` of a sign-up or log-in. */
export function parseSession(body: unknown): { token: string; account: Account } {
  const account = parseAccount(body);
  const token = isRecord(body) ? body['token'] : null;
  if (typeof token !== 'string' || token === '') throw new ApiError('network');
  return { token, account };
}
