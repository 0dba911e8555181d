import { linkAnswerSchema } from '../../src/contract/answers';
import { type PasswordReset, passwordResetForm } from '../../src/contract/forms/password-reset';
import { type FormDefinition, ofForm, type Post } from '../forms/form-definition';
import { enqueueLink } from '../one-time-links/link-message';
import type { Services } from '../services';
import type { Connection } from '../storage/store';
import { uuidV7 } from '../storage/uuid-v7';
import { emailKey } from './account';
import { findAccountByEmail } from './account-repository';
import { isFirst } from './login-guard-repository';

/** Writes as much for an address that nobody has, so that no answer takes longer: its message finds no account later. */
async function askForLink({ outbox, secret }: Services, tx: Connection, email: string, post: Post) {
  const { locale, now } = post;
  const found = await findAccountByEmail(tx, email);
  if (!(await isFirst(tx, secret.hash('password-reset', emailKey(email)), now))) return;
  const accountId = found?.account.id ?? uuidV7(now);
  await enqueueLink(tx, { accountId, purpose: 'password-reset', locale }, now);
  outbox.nudge();
}

/** Sends a link for a new password: 202 `{ mail }`, the same for known and unknown addresses. */
export function createPasswordResetForm(services: Services): FormDefinition<PasswordReset> {
  const mail = services.config.mail !== undefined;
  return {
    ...ofForm(passwordResetForm),
    described: {
      summary:
        'Mails a link for a new password to the owner of an account. Unknown addresses are answered alike.',
      response: { 202: linkAnswerSchema },
    },
    page: '/reset-password',
    ...(mail ? {} : { stored: '/reset-password without mail' }),
    accept:
      async ({ email }, post) =>
      async (tx) => {
        if (mail && !post.quarantined) await askForLink(services, tx, email, post);
        return { status: 202, body: { mail } };
      },
  };
}
