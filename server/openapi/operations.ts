import * as v from 'valibot';
import {
  meAnswerSchema,
  receiptSchema,
  registrationAnswerSchema,
  sessionAnswerSchema,
} from '../../src/contract/answers';
import { contactSalesSchema } from '../../src/contract/contact-sales';
import { loginSchema } from '../../src/contract/login';
import { partnerApplicationSchema } from '../../src/contract/partner-application';
import {
  registrationFormSchema,
  registrationSchema,
  registrationWithSignupSchema,
} from '../../src/contract/registration';
import { signupFormSchema, signupSchema } from '../../src/contract/signup';
import { API_PATHS, type ProblemCode } from '../../src/contract/wire';
import { challengeSchema } from '../proof-of-work/challenge-schema';

export interface Operation {
  path: string;
  method: 'get' | 'post';
  summary: string;
  /** `optional` also works without a token. */
  bearer?: 'required' | 'optional';
  /** A form: takes JSON and urlencoded, an idempotency key and a proof of work. */
  body?: v.GenericSchema<unknown, unknown>;
  /** What the form of a browser sends, where that is more. */
  form?: v.GenericSchema<unknown, unknown>;
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
    body: contactSalesSchema,
    success: { status: 201, schema: receiptSchema },
    problems: FORM_PROBLEMS,
  },
  {
    path: API_PATHS.signup,
    method: 'post',
    summary: 'Makes an account and logs it in.',
    body: signupSchema,
    form: signupFormSchema,
    success: { status: 201, schema: sessionAnswerSchema },
    problems: [...FORM_PROBLEMS, 'conflict'],
  },
  {
    path: API_PATHS.login,
    method: 'post',
    summary: 'Logs in. A wrong password and an unknown e-mail are answered alike.',
    body: loginSchema,
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
    body: v.union([registrationSchema, registrationWithSignupSchema]),
    form: v.union([registrationSchema, registrationFormSchema]),
    success: { status: 201, schema: registrationAnswerSchema },
    problems: [...FORM_PROBLEMS, 'unauthorized', 'conflict'],
  },
  {
    path: API_PATHS.partnerApplications,
    method: 'post',
    summary: 'Applies for the partner programme.',
    body: partnerApplicationSchema,
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
