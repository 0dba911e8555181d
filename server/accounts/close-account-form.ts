import { type CloseAccount, closeAccountForm } from '../../src/contract/forms/close-account';
import { type FormDefinition, ofForm } from '../forms/form-definition';
import { ProblemError } from '../http/problem-error';
import { deleteAccount } from '../personal-data/delete-account';
import { forgetTries } from '../personal-data/forget-tries';
import type { Services } from '../services';
import { isOwnersEmail } from './account';
import { isStillPassword } from './account-repository';
import type { LoginGuard } from './login-guard';
import { provePassword } from './prove-password';
import { requireAccount } from './require-account';

/** Closes the account of whoever is logged in, with all that was kept for it: 204. */
export function createCloseAccountForm(services: Services, guard: LoginGuard): FormDefinition<CloseAccount> {
  return {
    method: 'DELETE',
    ...ofForm(closeAccountForm),
    described: {
      summary: 'Closes the account and deletes what is kept of it, at once and for good.',
      problems: ['unauthorized'],
      security: [{ bearer: [] }],
    },
    sender: (post) => post.token ?? '',
    accept: async ({ password }, post) => {
      const account = await requireAccount(services, post.token);
      const entered = { field: 'password', password };
      const passwordHash = await provePassword(services, guard, account, entered, post);
      return async (tx) => {
        if (!(await isStillPassword(tx, account.id, passwordHash))) throw new ProblemError('unauthorized');
        await deleteAccount(tx, account.id, {
          now: post.now,
          webhook: services.config.webhook !== undefined,
        });
        // Else somebody could make and close accounts for another's address, and lift what slows letters to it and guesses.
        const isOwners = isOwnersEmail(account, services.config.mail !== undefined);
        if (isOwners) await forgetTries(tx, services.secret, account.email);
        return { status: 204, body: {} };
      };
    },
  };
}
