import type { Account } from '../contract/answers';
import type { Login } from '../contract/forms/login';
import type { Signup } from '../contract/forms/signup';
import { API_PATHS } from '../contract/wire';
import { setAccount } from './account-store';
import { getHttpClient } from './http-client';
import { parseAccount, parseSession } from './parse-account';
import { FORM_TIMEOUT_MS, postForm } from './post-form';
import { readToken, writeToken } from './token';

function begin(body: unknown): Account {
  const { token, account } = parseSession(body);
  writeToken(token);
  setAccount(account);
  return account;
}

/** Rejects with an `ApiError`; an address in use is a 409. */
export async function signUp(answers: Signup, idempotencyKey: string): Promise<Account> {
  return begin(await postForm(API_PATHS.signup, answers, idempotencyKey));
}

/** Rejects with an `ApiError`; a wrong pair is a 401. */
export async function logIn(answers: Login, idempotencyKey: string): Promise<Account> {
  return begin(await postForm(API_PATHS.login, answers, idempotencyKey));
}

/** Who the stored token belongs to. A token that has expired is forgotten; a failure leaves it for the next page. */
export async function restoreSession(): Promise<void> {
  if (!readToken()) return;
  try {
    const client = await getHttpClient();
    const { data } = await client.get<unknown>(API_PATHS.me, { timeout: FORM_TIMEOUT_MS });
    setAccount(parseAccount(data));
  } catch {
    // The header shows nobody; the pages are the same for all.
  }
}

/** Signed out here at once, and on the server as soon as it hears of it. */
export async function logOut(): Promise<void> {
  const token = readToken();
  writeToken(null);
  setAccount(null);
  if (!token) return;
  try {
    const client = await getHttpClient();
    const headers = { Authorization: `Bearer ${token}` };
    await client.post(API_PATHS.logout, undefined, { timeout: FORM_TIMEOUT_MS, headers });
  } catch {
    // Unreachable: the token ends by itself, and nobody here has it any more.
  }
}
