import { sessionAnswerSchema } from '../../src/contract/answers';
import { type Login, loginForm } from '../../src/contract/forms/login';
import type { FormDefinition } from '../forms/form-definition';
import { ProblemError } from '../http/problem-error';
import type { Services } from '../services';
import { findAccountByEmail, isStillPassword } from './account-repository';
import type { LoginGuard } from './login-guard';
import { toPublicAccount } from './public-account';
import { insertSession } from './session-repository';

/** Logs in: 200 `{ token, account }`, or a 401 that is the same for a wrong password and an unknown e-mail. */
export function createLoginForm(services: Services, guard: LoginGuard): FormDefinition<Login> {
  return {
    path: loginForm.path,
    formOf: () => loginForm,
    described: {
      summary: 'Logs in. A wrong password and an unknown e-mail are answered alike.',
      response: { 200: sessionAnswerSchema },
      forms: [loginForm],
      problems: ['unauthorized'],
    },
    page: '/login',
    accept: async ({ email, password }, post) => {
      const { address, now } = post;
      const login = { email, address, now };
      services.passwords.refuseWhenFull(post);
      await guard.begin(login);
      const found = await findAccountByEmail(services.store, email);
      const right = await services.passwords.verify(found?.passwordHash, password, post);
      if (found === undefined || !right) throw new ProblemError('unauthorized');
      await guard.succeed(login);
      return async (tx) => {
        const isStill = await isStillPassword(tx, found.account.id, found.passwordHash);
        if (!isStill) throw new ProblemError('unauthorized');
        // A browser without JavaScript has nowhere to keep a token.
        if (post.fromPlainForm) return { status: 200, body: {} };
        const token = await insertSession(tx, services.secret, found.account.id, now);
        return { status: 200, body: { token, account: await toPublicAccount(tx, found.account, now) } };
      };
    },
  };
}
