import { registrationAnswerSchema } from '../../src/contract/answers';
import {
  type Registration,
  type RegistrationWithSignup,
  registrationForm,
  registrationWithSignupForm,
} from '../../src/contract/forms/registration';
import { isPlanId, PLAN_IDS, type PlanId } from '../../src/contract/plans';
import type { RegistrationStatus } from '../../src/contract/registration-status';
import type { Account } from '../accounts/account';
import { setAccountPlan } from '../accounts/account-repository';
import { prepareAccount } from '../accounts/create-account';
import { keepKnownEmail } from '../accounts/known-email';
import { requireAccount } from '../accounts/require-account';
import type { FormDefinition, Post } from '../forms/form-definition';
import { toSubmission } from '../forms/to-submission';
import type { Services } from '../services';
import type { Connection } from '../storage/store';
import { insertRegistration } from './registration-repository';

type Value = Registration | RegistrationWithSignup;

/** The trial is free and limited, so it begins at once; sales sets the paid plans up. */
const statusOf = (planId: PlanId): RegistrationStatus => (planId === 'free-trial' ? 'active' : 'requested');

/** Who registers: the bearer of the token, or somebody new; nobody when their e-mail has an account. @throws ProblemError 401 or 422 */
async function prepareOwner(
  services: Services,
  value: Value,
  post: Post,
): Promise<(tx: Connection) => Promise<Account | undefined>> {
  if ('email' in value) return prepareAccount(services.passwords, value, post);
  const account = await requireAccount(services, post.token);
  return async () => account;
}

/** Registers for a plan: 201 `{ planId, status }`. */
export function createRegistrationForm(services: Services): FormDefinition<Value> {
  return {
    path: registrationForm.path,
    formOf: ({ token }) => (token === undefined ? registrationWithSignupForm : registrationForm),
    described: {
      summary: 'Registers for a plan, with a bearer token or with the fields of a new account.',
      response: { 201: registrationAnswerSchema },
      forms: [registrationForm, registrationWithSignupForm],
      problems: ['unauthorized', 'conflict'],
      security: [{}, { bearer: [] }],
    },
    page: {
      field: 'planId',
      path: (planId) => `/registration/${isPlanId(planId) ? planId : PLAN_IDS[0]}`,
    },
    sender: (post) => post.token ?? '',
    accept: async (value, post) => {
      const owner = await prepareOwner(services, value, post);
      return async (tx) => {
        const account = await owner(tx);
        const { planId } = value;
        const status = statusOf(planId);
        if (account === undefined) {
          if ('email' in value) await keepKnownEmail(services, tx, value, post);
          return { status: 201, body: { planId, status } };
        }
        await insertRegistration(tx, { accountId: account.id, planId, status, createdAt: post.now });
        await setAccountPlan(tx, account.id, planId);
        const { id: accountId, firstName, lastName, email } = account;
        const marketingConsent = 'marketingConsent' in value && value.marketingConsent;
        const data = { planId, status, firstName, lastName, email, accountId, marketingConsent };
        await services.addSubmission(tx, toSubmission('registration', data, post));
        return { status: 201, body: { planId, status } };
      };
    },
  };
}
