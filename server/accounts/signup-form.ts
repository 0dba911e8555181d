import { type Signup, signupFormSchema, signupSchema } from '../../src/contract/signup';
import { API_PATHS } from '../../src/contract/wire';
import type { FormDefinition } from '../forms/form-definition';
import { withCheckboxes } from '../forms/shape-fields';
import type { ServerSecret } from '../security/server-secret';
import type { SubmissionInbox } from '../submissions/submission-inbox';
import { toPublicAccount } from './account';
import { prepareAccount } from './create-account';
import { insertSession } from './session-repository';
import { signupPage } from './signup-page';

/** Makes an account and logs it in: 201 `{ token, account }`. */
export function createSignupForm(inbox: SubmissionInbox, secret: ServerSecret): FormDefinition<Signup> {
  return {
    name: 'signup',
    path: API_PATHS.signup,
    schema: (post) => (post.fromPlainForm ? signupFormSchema : signupSchema),
    shape: (fields) => withCheckboxes(fields, ['marketingConsent']),
    accept: async (value, post) => {
      const create = await prepareAccount(value, post.now);
      return async (tx) => {
        const account = await create(tx);
        const { locale, quarantined, now: createdAt } = post;
        const data = {
          firstName: account.firstName,
          lastName: account.lastName,
          email: account.email,
          accountId: account.id,
          marketingConsent: value.marketingConsent,
        };
        await inbox.add(tx, { kind: 'signup', createdAt, locale, quarantined, data });
        // A browser without JavaScript has nowhere to keep a token.
        if (post.fromPlainForm) return { status: 201, body: {} };
        const token = await insertSession(tx, secret, account.id, createdAt);
        return { status: 201, body: { token, account: toPublicAccount(account) } };
      };
    },
    page: signupPage,
  };
}
