import type { LinkAnswer } from '../contract/answers';
import type { NewPassword } from '../contract/forms/new-password';
import type { PasswordReset } from '../contract/forms/password-reset';
import { isRecord } from '../contract/is-record';
import type { Locale } from '../contract/locales';
import { API_PATHS } from '../contract/wire';
import { ApiError } from './api-error';
import { forgetSession } from './forget-session';
import { poster, postForm } from './post-form';
import { restoreChangedSession } from './session';

/** A 2xx without it did not come from the API. */
function parseLinkAnswer(body: unknown): LinkAnswer {
  if (!isRecord(body) || !('mail' in body)) throw new ApiError('network');
  return { mail: body['mail'] === true };
}

/** Asks for a link by which a new password can be set. Rejects with an `ApiError`. */
export const askForPasswordLink = poster<PasswordReset, LinkAnswer>(
  API_PATHS.passwordResets,
  parseLinkAnswer,
);

/** Rejects with an `ApiError`; a link that is used up or unknown is a 404. Every log-in of the account ends. */
export async function setPasswordByLink(
  token: string,
  answers: NewPassword,
  idempotencyKey: string,
): Promise<void> {
  await postForm(`${API_PATHS.passwordResets}/${token}`, answers, idempotencyKey);
  forgetSession();
}

/** Asks for a link that confirms the address of whoever is signed in. Rejects with an `ApiError`. */
export const askForConfirmationLink = poster<{ locale: Locale }, LinkAnswer>(
  API_PATHS.emailConfirmations,
  parseLinkAnswer,
);

/** Rejects with an `ApiError`; a link that is used up or unknown is a 404. */
export async function confirmEmail(
  token: string,
  answers: { locale: Locale },
  idempotencyKey: string,
): Promise<void> {
  await postForm(`${API_PATHS.emailConfirmations}/${token}`, answers, idempotencyKey);
  // Whoever follows the link need not be signed in here.
  await restoreChangedSession();
}
