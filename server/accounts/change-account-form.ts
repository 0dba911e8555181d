import { meAnswerSchema } from '../../src/contract/answers';
import { type Consent, consentForm } from '../../src/contract/forms/consent';
import { type PasswordChange, passwordChangeForm } from '../../src/contract/forms/new-password';
import type { FormAnswer, FormDefinition, Post } from '../forms/form-definition';
import { ProblemError } from '../http/problem-error';
import { deleteLinks } from '../one-time-links/one-time-link-repository';
import { tellPasswordChange } from '../outbox/account-mail-sender';
import type { Services } from '../services';
import type { Connection } from '../storage/store';
import type { Account } from './account';
import { findAccount, setConsent, setPasswordHash } from './account-repository';
import { hashChosen } from './choose-password';
import type { LoginGuard } from './login-guard';
import { provePassword } from './prove-password';
import { toPublicAccount } from './public-account';
import { requireAccount } from './require-account';
import { endSessions } from './session-repository';

type Change = Consent | PasswordChange;

/** One change a call: of two, one could be refused and the other done. @throws ProblemError 400 */
function formOf(fields: Record<string, unknown>) {
  const isConsent = 'marketingConsent' in fields;
  if (isConsent && ('password' in fields || 'currentPassword' in fields)) throw new ProblemError('malformed');
  return isConsent ? consentForm : passwordChangeForm;
}

async function answer(tx: Connection, accountId: string, now: number): Promise<FormAnswer> {
  const account = await findAccount(tx, accountId);
  if (account === undefined) throw new ProblemError('unauthorized');
  return { status: 200, body: { account: await toPublicAccount(tx, account, now) }, accountId };
}

/** Looks at the old password and hashes the new one; other sessions end with the old one, and so do its links. */
async function preparePassword(
  services: Services,
  guard: LoginGuard,
  account: Account,
  { currentPassword, password }: PasswordChange,
  post: Post,
): Promise<(tx: Connection) => Promise<void>> {
  const { id, email } = account;
  const entered = { field: 'currentPassword', password: currentPassword };
  const before = await provePassword(services, guard, account, entered, post);
  const passwordHash = await hashChosen(services, { password, email, known: before }, post);
  return async (tx) => {
    if (!(await setPasswordHash(tx, id, passwordHash, before))) throw new ProblemError('unauthorized');
    await endSessions(tx, services.secret, id, post.token);
    await deleteLinks(tx, id, 'password-reset');
    if (services.config.mail) await tellPasswordChange(tx, { ...post, accountId: id });
  };
}

/** Changes the consent or the password of whoever is logged in: 200 `{ account }`. */
export function createChangeAccountForm(services: Services, guard: LoginGuard): FormDefinition<Change> {
  return {
    method: 'PATCH',
    path: consentForm.path,
    forms: [consentForm, passwordChangeForm],
    formOf: (_post, fields) => formOf(fields),
    described: {
      summary: 'Changes whether news may be sent, or the password, which ends all other sessions.',
      response: { 200: meAnswerSchema },
      problems: ['unauthorized'],
      security: [{ bearer: [] }],
    },
    sender: (post) => post.token ?? '',
    // What it answers is the account's.
    admitAgain: (post) => requireAccount(services, post.token),
    accept: async (value, post) => {
      const account = await requireAccount(services, post.token);
      const { now } = post;
      const change =
        'password' in value
          ? await preparePassword(services, guard, account, value, post)
          : (tx: Connection) => setConsent(tx, account.id, value.marketingConsent, now);
      return async (tx) => {
        await change(tx);
        return answer(tx, account.id, now);
      };
    },
  };
}
