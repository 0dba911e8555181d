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
import { isHeldByAnother } from '../accounts/account-claims';
import { setAccountPlan } from '../accounts/account-repository';
import { prepareAccount } from '../accounts/create-account';
import { toPublicAccount } from '../accounts/public-account';
import { requireAccount } from '../accounts/require-account';
import { insertSession } from '../accounts/session-repository';
import type { FormDefinition, Post } from '../forms/form-definition';
import { toSubmission } from '../forms/to-submission';
import { ProblemError } from '../http/problem-error';
import type { Services } from '../services';
import type { Connection } from '../storage/store';
import { refuseHeldPlan } from './refuse-held-plan';
import { insertRegistration, newRegistration } from './registration-repository';

type Value = Registration | RegistrationWithSignup;

/** The trial is free and limited, so it begins at once; sales sets the paid plans up. */
const statusOf = (planId: PlanId): RegistrationStatus => (planId === 'free-trial' ? 'active' : 'requested');

/** Who registers: the bearer of the token, or somebody new. @throws ProblemError 401 or 422 */
async function prepareOwner(
  services: Services,
  value: Value,
  post: Post,
): Promise<(tx: Connection) => Promise<Account>> {
  if ('email' in value) return prepareAccount(services, value, post);
  const account = await requireAccount(services, post.token);
  return async () => account;
}

/** Keeps a registration, and hands it to sales whatever it agreed to: it asks sales for something. */
async function keep(services: Services, tx: Connection, account: Account, value: Value, post: Post) {
  const { planId } = value;
  const { now } = post;
  const { id: accountId, firstName, lastName, email } = account;
  // The account's row first, so that two at once take turns.
  if (!(await setAccountPlan(tx, accountId, planId))) throw new ProblemError('unauthorized');
  await refuseHeldPlan(tx, { accountId, planId, now });
  const status = statusOf(planId);
  await insertRegistration(tx, accountId, newRegistration(planId, status, now));
  const marketingConsent = 'marketingConsent' in value && value.marketingConsent;
  const data = { planId, status, firstName, lastName, email, accountId, marketingConsent };
  const isSilent = await isHeldByAnother(tx, accountId);
  await services.addSubmission(tx, toSubmission('registration', data, post), isSilent);
}

/** Registers for a plan: 201 `{ planId, status }`, for somebody new with `token` and `account`. */
export function createRegistrationForm(services: Services): FormDefinition<Value> {
  return {
    path: registrationForm.path,
    forms: [registrationForm, registrationWithSignupForm],
    // Who typed an account's fields makes one, whatever token their browser still has.
    formOf: ({ token }, fields) =>
      token === undefined || 'email' in fields ? registrationWithSignupForm : registrationForm,
    described: {
      summary: 'Registers for a plan, with a bearer token or with the fields of a new account.',
      response: { 201: registrationAnswerSchema },
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
      const { planId } = value;
      const { now } = post;
      const status = statusOf(planId);
      const body = { planId, status };
      return async (tx) => {
        const account = await owner(tx);
        await keep(services, tx, account, value, post);
        // Somebody known has a token already; a browser without JavaScript has nowhere to keep one.
        if (!('email' in value) || post.fromPlainForm) return { status: 201, body };
        const token = await insertSession(tx, services.secret, account.id, now);
        const shown = await toPublicAccount(tx, { ...account, plan: planId }, now);
        return { status: 201, body: { ...body, token, account: shown }, accountId: account.id };
      };
    },
  };
}
