import { sessionAnswerSchema } from '../../src/contract/answers';
import { type Signup, signupForm } from '../../src/contract/forms/signup';
import { type FormDefinition, ofForm } from '../forms/form-definition';
import { toSubmission } from '../forms/to-submission';
import type { Services } from '../services';
import { isHeldByAnother } from './account-claims';
import { prepareAccount } from './create-account';
import { toPublicAccount } from './public-account';
import { insertSession } from './session-repository';

/** Makes an account and logs it in: 201 `{ token, account }`. */
export function createSignupForm(services: Services): FormDefinition<Signup> {
  const { addSubmission, secret } = services;
  return {
    ...ofForm(signupForm),
    described: {
      summary: 'Makes an account and logs it in.',
      response: { 201: sessionAnswerSchema },
      problems: ['conflict'],
    },
    page: '/signup',
    accept: async (value, post) => {
      const create = await prepareAccount(services, value, post);
      return async (tx) => {
        const account = await create(tx);
        const data = {
          firstName: account.firstName,
          lastName: account.lastName,
          email: account.email,
          accountId: account.id,
          marketingConsent: value.marketingConsent,
        };
        const isSilent = await isHeldByAnother(tx, account.id);
        await addSubmission(tx, toSubmission('signup', data, post), isSilent);
        // A browser without JavaScript has nowhere to keep a token.
        if (post.fromPlainForm) return { status: 201, body: {} };
        const token = await insertSession(tx, secret, account.id, post.now);
        const body = { token, account: await toPublicAccount(tx, account, post.now) };
        return { status: 201, body, accountId: account.id };
      };
    },
  };
}
