import { sessionAnswerSchema } from '../../src/contract/answers';
import { type Login, loginForm } from '../../src/contract/forms/login';
import { type FormDefinition, ofForm } from '../forms/form-definition';
import { ProblemError } from '../http/problem-error';
import type { Services } from '../services';
import { findAccountByEmail, findAccountByPassword, isStillPassword } from './account-repository';
import { saltOfEmail } from './choose-password';
import type { LoginGuard } from './login-guard';
import { toPublicAccount } from './public-account';
import { insertSession } from './session-repository';

/** Logs in: 200 `{ token, account }`, or a 401 that is the same for a wrong password and an unknown e-mail. */
export function createLoginForm(services: Services, guard: LoginGuard): FormDefinition<Login> {
  return {
    ...ofForm(loginForm),
    described: {
      summary: 'Logs in. A wrong password and an unknown e-mail are answered alike.',
      response: { 200: sessionAnswerSchema },
      problems: ['unauthorized'],
    },
    page: '/login',
    accept: async ({ email, password }, post) => {
      const { address, now } = post;
      const login = { email, address, now };
      await services.passwords.refuseWhenFull(post);
      await guard.begin(login);
      const known = (await findAccountByEmail(services.store, email))?.passwordHash;
      const beside = known ?? saltOfEmail(services.secret, email);
      // One hash for all that claim the e-mail, so that it costs as much whoever has it.
      const passwordHash = await services.passwords.hashBeside(beside, password, post);
      const account = await findAccountByPassword(services.store, email, passwordHash);
      if (account === undefined) throw new ProblemError('unauthorized');
      await guard.succeed(account, login);
      return async (tx) => {
        const isStill = await isStillPassword(tx, account.id, passwordHash);
        if (!isStill) throw new ProblemError('unauthorized');
        // A browser without JavaScript has nowhere to keep a token.
        if (post.fromPlainForm) return { status: 200, body: {} };
        const token = await insertSession(tx, services.secret, account.id, now);
        const body = { token, account: await toPublicAccount(tx, account, now) };
        return { status: 200, body, accountId: account.id };
      };
    },
  };
}
