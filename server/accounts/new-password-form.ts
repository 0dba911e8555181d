import { doneAnswerSchema } from '../../src/contract/answers';
import { type NewPassword, newPasswordForm } from '../../src/contract/forms/new-password';
import { type FormDefinition, ofForm } from '../forms/form-definition';
import { ProblemError } from '../http/problem-error';
import { linkDigest } from '../one-time-links/one-time-link';
import { deleteLinks, findLink, useLink } from '../one-time-links/one-time-link-repository';
import { tellPasswordChange } from '../outbox/account-mail-sender';
import type { Services } from '../services';
import { findAccount, findPasswordHash, setPasswordHash } from './account-repository';
import { hashChosen } from './choose-password';
import type { LoginGuard } from './login-guard';
import { endSessions } from './session-repository';

/** Sets a password by a link that was mailed: 200 `{}`, or a 404 for a link that is used, over or nobody's. */
export function createNewPasswordForm(services: Services, guard: LoginGuard): FormDefinition<NewPassword> {
  const { secret, config } = services;
  return {
    ...ofForm(newPasswordForm),
    path: `${newPasswordForm.path}/:token`,
    described: {
      summary: 'Sets a new password by a link that was mailed. Ends all sessions and links of the account.',
      response: { 200: doneAnswerSchema },
      problems: ['not-found'],
    },
    sender: ({ linkToken = '' }) => linkDigest(linkToken),
    accept: async ({ password }, { linkToken: token = '', address, locale, now }) => {
      const shown = { token, purpose: 'password-reset', now } as const;
      const owner = await findLink(services.store, secret, shown);
      const account = owner === undefined ? undefined : await findAccount(services.store, owner);
      if (account === undefined) throw new ProblemError('not-found');
      const { id, email } = account;
      const known = await findPasswordHash(services.store, id);
      const passwordHash = await hashChosen(services, { password, email, known }, { address, now });
      return async (tx) => {
        if ((await useLink(tx, secret, shown)) !== id) throw new ProblemError('not-found');
        await setPasswordHash(tx, id, passwordHash);
        await endSessions(tx, secret, id);
        await deleteLinks(tx, id);
        if (config.mail) await tellPasswordChange(tx, { accountId: id, locale, now });
        await guard.forgive(tx, { email, address, now });
        return { status: 200, body: {} };
      };
    },
  };
}
