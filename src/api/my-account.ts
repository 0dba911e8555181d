import type { Account } from '../contract/answers';
import type { CloseAccount } from '../contract/forms/close-account';
import type { PasswordChange } from '../contract/forms/new-password';
import type { Locale } from '../contract/locales';
import { API_PATHS } from '../contract/wire';
import { setAccount } from './account-store';
import { forgetSession } from './forget-session';
import { getHttpClient } from './http-client';
import { parseAccount } from './parse-account';
import { FORM_TIMEOUT_MS, sendForm } from './post-form';

async function change(answers: object, idempotencyKey: string): Promise<Account> {
  const account = parseAccount(await sendForm('PATCH', API_PATHS.me, answers, idempotencyKey));
  setAccount(account);
  return account;
}

/** Whether news may be sent. Rejects with an `ApiError`. */
export const changeConsent = (
  answers: { marketingConsent: boolean; locale: Locale },
  idempotencyKey: string,
): Promise<Account> => change(answers, idempotencyKey);

/** Rejects with an `ApiError`; a wrong password is a refused field. All other log-ins of the account end. */
export const changePassword = (answers: PasswordChange, idempotencyKey: string): Promise<Account> =>
  change(answers, idempotencyKey);

/** All that is kept of the account, as a file of JSON. Rejects with an `ApiError`. */
export async function fetchMyData(): Promise<Blob> {
  const client = await getHttpClient();
  const options = { timeout: FORM_TIMEOUT_MS, responseType: 'blob' } as const;
  const { data } = await client.get<Blob>(API_PATHS.myData, options);
  return data;
}

/** Deletes the account. Rejects with an `ApiError`; a wrong password is a refused field. */
export async function closeAccount(answers: CloseAccount, idempotencyKey: string): Promise<void> {
  await sendForm('DELETE', API_PATHS.me, answers, idempotencyKey);
  forgetSession();
}
