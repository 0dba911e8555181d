import type { Account } from '../contract/answers';
import type { CloseAccount } from '../contract/forms/close-account';
import type { PasswordChange } from '../contract/forms/new-password';
import { API_PATHS } from '../contract/wire';
import { setAccount } from './account-store';
import { getHttpClient } from './http-client';
import { parseAccount } from './parse-account';
import { FORM_TIMEOUT_MS } from './post-form';
import { forgetSession } from './session';

const TIMEOUT = { timeout: FORM_TIMEOUT_MS };

async function change(body: object): Promise<Account> {
  const client = await getHttpClient();
  const { data } = await client.patch<unknown>(API_PATHS.me, body, TIMEOUT);
  const account = parseAccount(data);
  setAccount(account);
  return account;
}

/** Whether news may be sent. Rejects with an `ApiError`. */
export const changeConsent = (marketingConsent: boolean): Promise<Account> => change({ marketingConsent });

/** Rejects with an `ApiError`; a wrong password is a refused field. All other log-ins of the account end. */
export const changePassword = (answers: PasswordChange): Promise<Account> => change(answers);

/** All that is kept of the account, as a file of JSON. Rejects with an `ApiError`. */
export async function fetchMyData(): Promise<Blob> {
  const client = await getHttpClient();
  const { data } = await client.get<Blob>(API_PATHS.myData, { ...TIMEOUT, responseType: 'blob' });
  return data;
}

/** Deletes the account. Rejects with an `ApiError`; a wrong password is a refused field. */
export async function closeAccount(answers: CloseAccount): Promise<void> {
  const client = await getHttpClient();
  await client.delete(API_PATHS.me, { ...TIMEOUT, data: answers });
  forgetSession();
}
