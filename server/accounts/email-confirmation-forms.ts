import { doneAnswerSchema, linkAnswerSchema } from '../../src/contract/answers';
import { emailConfirmationForm } from '../../src/contract/forms/email-confirmation';
import { type FormDefinition, ofForm } from '../forms/form-definition';
import { ProblemError } from '../http/problem-error';
import { linkDigest } from '../one-time-links/one-time-link';
import { useLink } from '../one-time-links/one-time-link-repository';
import type { Services } from '../services';
import { confirmEmail } from './account-claims';
import { mailConfirmation } from './create-account';
import { isFirst } from './login-guard-repository';
import { requireAccount } from './require-account';

/** Mails a link that confirms the address of the account: 202 `{ mail }`. */
export function createConfirmationRequest(services: Services): FormDefinition<object> {
  const { config, secret } = services;
  const mail = config.mail !== undefined;
  return {
    ...ofForm(emailConfirmationForm),
    described: {
      summary: 'Mails a link that confirms the e-mail of the account, unless it is confirmed.',
      response: { 202: linkAnswerSchema },
      problems: ['unauthorized'],
      security: [{ bearer: [] }],
    },
    sender: (post) => post.token ?? '',
    accept: async (_value, post) => {
      const account = await requireAccount(services, post.token);
      const body = { mail };
      return async (tx) => {
        if (!mail || account.emailConfirmed) return { status: 202, body };
        const isAsked = await isFirst(tx, secret.hash('email-confirmation', account.id), post.now);
        if (isAsked) await mailConfirmation(services, tx, account, post);
        return { status: 202, body };
      };
    },
  };
}

/** Confirms an address by the link that was mailed to it: 200 `{}`, or a 404 for one that is used, over or nobody's. */
export function createConfirmation({ secret }: Services): FormDefinition<object> {
  return {
    ...ofForm(emailConfirmationForm),
    path: `${emailConfirmationForm.path}/:token`,
    described: {
      summary: 'Confirms the e-mail of an account by a link that was mailed to it.',
      response: { 200: doneAnswerSchema },
      problems: ['not-found'],
    },
    sender: ({ linkToken = '' }) => linkDigest(linkToken),
    accept:
      async (_value, { linkToken: token = '', now }) =>
      async (tx) => {
        const owner = await useLink(tx, secret, { token, purpose: 'email-confirmation', now });
        if (owner === undefined) throw new ProblemError('not-found');
        // Of several who claim an address, the first whose link was used has it.
        if (!(await confirmEmail(tx, owner, now))) throw new ProblemError('not-found');
        return { status: 200, body: {} };
      },
  };
}
