import { PLAN_IDS } from '../plans.ts';
import { API_PATHS } from '../wire.ts';
import { type AnswersOf, form } from './form.ts';
import { SIGNUP_FIELDS } from './signup.ts';

const HEAD = { name: 'registration', path: API_PATHS.registrations, words: 'signup.field' };

const PLAN = { name: 'planId', kind: 'hidden', options: PLAN_IDS } as const;

/** Registration for a plan by somebody who is logged in. */
export const registrationForm = form(HEAD, [PLAN]);

/** Registration for a plan by somebody new: the account is made with it. */
export const registrationWithSignupForm = form(HEAD, [PLAN, ...SIGNUP_FIELDS]);

export type Registration = AnswersOf<typeof registrationForm>;
export type RegistrationWithSignup = AnswersOf<typeof registrationWithSignupForm>;
