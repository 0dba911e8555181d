import { PLAN_IDS } from '../plans';
import { API_PATHS } from '../wire';
import { type AnswersOf, form } from './form';
import { SIGNUP_FIELDS } from './signup';

const HEAD = { name: 'registration', path: API_PATHS.registrations, words: 'signup.field' };

const PLAN = { name: 'planId', kind: 'hidden', options: PLAN_IDS } as const;

/** Registration for a plan by somebody who is logged in. */
export const registrationForm = form(HEAD, [PLAN]);

/** Registration for a plan by somebody new: the account is made with it. */
export const registrationWithSignupForm = form(HEAD, [PLAN, ...SIGNUP_FIELDS]);

export type Registration = AnswersOf<typeof registrationForm>;
export type RegistrationWithSignup = AnswersOf<typeof registrationWithSignupForm>;
