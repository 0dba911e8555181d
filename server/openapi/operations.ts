import * as v from 'valibot';
import {
  meAnswerSchema,
  receiptSchema,
  registrationAnswerSchema,
  sessionAnswerSchema,
} from '../../src/contract/answers';
import { contactSalesForm } from '../../src/contract/forms/contact-sales';
import type { Form } from '../../src/contract/forms/form';
import { loginForm } from '../../src/contract/forms/login';
import { partnerApplicationForm } from '../../src/contract/forms/partner-application';
import { registrationForm, registrationWithSignupForm } from '../../src/contract/forms/registration';
import { signupForm } from '../../src/contract/forms/signup';
import { API_PATHS, type ProblemCode } from '../../src/contract/wire';
import { challengeSchema } from '../proof-of-work/challenge-schema';

export interface Operation {
  path: string;
  method: 'get' | 'post';
  summary: string;
  /** `optional` also works without a token. */
  bearer?: 'required' | 'optional';
  /** A form: takes JSON and urlencoded, an idempotency key and a proof of work. */
  forms?: readonly Form[];
  success: { status: number; type?: string; schema?: v.GenericSchema<unknown, unknown> };
  problems: readonly ProblemCode[];
}

const FORM_PROBLEMS = [
  'malformed',
  'forbidden',
  'too-large',
  'unsupported-media-type',
  'invalid-fields',
  'idempotency-key-reused',
  'too-many-requests',
  'unavailable',
  'internal',
] as const;

/** Every call of the API; `GET …/submitted` pages are for browsers and left out. */
export const OPERATIONS: readonly Operation[] = [
  {
    path: API_PATHS.contactSales,
    method: 'post',
    summary: 'Sends a message to sales. The telephone is read leniently and kept as E.164.',
    forms: [contactSalesForm],
    success: { status: 201, schema: receiptSchema },
    problems: FORM_PROBLEMS,
  },
  {
    path: API_PATHS.signup,
    method: 'post',
    summary: 'Makes an account and logs it in.',
    forms: [signupForm],
    success: { status: 201, schema: sessionAnswerSchema },
    problems: [...FORM_PROBLEMS, 'conflict'],
  },
  {
    path: API_PATHS.login,
    method: 'post',
    summary: 'Logs in. A wrong password and an unknown e-mail are answered alike.',
    forms: [loginForm],
    success: { status: 200, schema: sessionAnswerSchema },
    problems: [...FORM_PROBLEMS, 'unauthorized'],
  },
  {
    path: API_PATHS.logout,
    method: 'post',
    summary: 'Ends the session of the bearer token, everywhere at once.',
    bearer: 'required',
    success: { status: 204 },
    problems: ['unauthorized', 'forbidden', 'unavailable', 'internal'],
  },
  {
    path: API_PATHS.me,
    method: 'get',
    summary: 'Says who is logged in.',
    bearer: 'required',
    success: { status: 200, schema: meAnswerSchema },
    problems: ['unauthorized', 'unavailable', 'internal'],
  },
  {
    path: API_PATHS.registrations,
    method: 'post',
    summary: 'Registers for a plan, with a bearer token or with the fields of a new account.',
    bearer: 'optional',
    forms: [registrationForm, registrationWithSignupForm],
    success: { status: 201, schema: registrationAnswerSchema },
    problems: [...FORM_PROBLEMS, 'unauthorized', 'conflict'],
  },
  {
    path: API_PATHS.partnerApplications,
    method: 'post',
    summary: 'Applies for the partner programme.',
    forms: [partnerApplicationForm],
    success: { status: 201, schema: receiptSchema },
    problems: FORM_PROBLEMS,
  },
  {
    path: API_PATHS.challenge,
    method: 'get',
    summary: 'Gives a challenge of altcha-lib (version 2) for a proof of work.',
    success: { status: 200, schema: challengeSchema },
    problems: ['internal'],
  },
  {
    path: API_PATHS.ipCountry,
    method: 'get',
    summary: 'Gives the visitor’s country as 1;TH;THA;Thailand, or 0;;; when it is unknown.',
    success: {
      status: 200,
      type: 'text/plain',
      schema: v.pipe(v.string(), v.regex(/^(1;[A-Z]{2};[A-Z]{3};.+|0;;;)$/)),
    },
    problems: ['internal'],
  },
  {
    path: API_PATHS.health,
    method: 'get',
    summary: 'Says whether the database answers.',
    success: { status: 200, schema: v.object({ status: v.literal('ok') }) },
    problems: ['unavailable', 'internal'],
  },
];
