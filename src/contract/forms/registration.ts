import { PLAN_IDS } from '../plans';
import { API_PATHS } from '../wire';
import { hidden } from './fields';
import { type AnswersOf, form } from './form';
import { SIGNUP_FIELDS } from './signup';

const HEAD = { name: 'registration', path: API_PATHS.registrations, words: 'signup.field' };

const planId = hidden('planId', PLAN_IDS);

/** Registration for a plan by somebody who is logged in. */
export const registrationForm = form(HEAD, [planId]);

/** Registration for a plan by somebody new: the account is made with it. */
export const registrationWithSignupForm = form(HEAD, [planId, ...SIGNUP_FIELDS]);

export type Registration = AnswersOf<typeof registrationForm>;
export type RegistrationWithSignup = AnswersOf<typeof registrationWithSignupForm>;
