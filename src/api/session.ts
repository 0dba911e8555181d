import type { Account } from '../contract/answers';
import type { Login } from '../contract/forms/login';
import type { Signup } from '../contract/forms/signup';
import { API_PATHS } from '../contract/wire';
import { accountHasChanged, accountIsOutOfReach, accountVersion, setAccount } from './account-store';
import { ApiError, UNAUTHORIZED } from './api-error';
import { forgetSession } from './forget-session';
import { getHttpClient } from './http-client';
import { parseAccount, parseSession } from './parse-account';
import { FORM_TIMEOUT_MS, poster } from './post-form';
import { readToken, writeToken } from './token';

let begun: Account | null = null;

/** Whether a form of this tab has signed them in; who signs in in another is asked for by the token. */
export const isBegunHere = (account: Account): boolean => account === begun;

/** Signs in whom an answer `{ token, account }` is about. */
export function beginSession(body: unknown): Account {
  const { token, account } = parseSession(body);
  writeToken(token);
  begun = account;
  setAccount(account);
  return account;
}

/** Rejects with an `ApiError`; an address in use is a 409. */
export const signUp = poster<Signup, Account>(API_PATHS.signup, beginSession);

/** Rejects with an `ApiError`; a wrong pair is a 401. */
export const logIn = poster<Login, Account>(API_PATHS.login, beginSession);

async function askForAccount(): Promise<void> {
  const version = accountVersion();
  const token = readToken();
  const client = await getHttpClient();
  try {
    const { data } = await client.get<unknown>(API_PATHS.me, { timeout: FORM_TIMEOUT_MS });
    // What was learned in the meantime is newer than this answer, and who has logged out stays so.
    if (readToken() !== null && version === accountVersion()) setAccount(parseAccount(data));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== UNAUTHORIZED) throw error;
    // Of another tab's log-out this one hears by this answer alone; another log-in is not what was refused.
    const now = readToken();
    if (now === null || now === token) forgetSession();
  }
}

let asking: Promise<void> | null = null;

/**
 * Asks anew who the stored token belongs to and how their plans stand; asked twice at once, the server is asked once.
 * A token that has expired is nobody's. Rejects with an `ApiError` when that can't be known.
 */
export async function refreshAccount(): Promise<void> {
  if (readToken() === null) return setAccount(null);
  if (!asking) {
    const own = askForAccount().finally(() => {
      if (asking === own) asking = null;
    });
    asking = own;
  }
  await asking;
}

/** As `refreshAccount`; a failure leaves it for the next page. */
export async function restoreSession(): Promise<void> {
  try {
    await refreshAccount();
  } catch {
    // The header shows nobody; the pages are the same for all.
    accountIsOutOfReach();
  }
}

/** The same, once the server has changed the account: what is under way may be the answer of before. */
export async function restoreChangedSession(): Promise<void> {
  accountHasChanged();
  asking = null;
  await restoreSession();
}

/** Signed out here at once, and on the server as soon as it hears of it. */
export async function endSession(): Promise<void> {
  const token = readToken();
  forgetSession();
  if (!token) return;
  try {
    const client = await getHttpClient();
    const headers = { Authorization: `Bearer ${token}` };
    await client.post(API_PATHS.logout, undefined, { timeout: FORM_TIMEOUT_MS, headers });
  } catch {
    // Unreachable: the token ends by itself, and nobody here has it any more.
  }
}
