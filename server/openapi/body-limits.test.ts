import Ajv from 'ajv/dist/2020';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { closeAccountForm } from '../../src/contract/forms/close-account';
import { consentForm } from '../../src/contract/forms/consent';
import { contactSalesForm } from '../../src/contract/forms/contact-sales';
import { emailConfirmationForm } from '../../src/contract/forms/email-confirmation';
import type { Form } from '../../src/contract/forms/form';
import { loginForm } from '../../src/contract/forms/login';
import { newPasswordForm, passwordChangeForm } from '../../src/contract/forms/new-password';
import { partnerApplicationForm } from '../../src/contract/forms/partner-application';
import { passwordResetForm } from '../../src/contract/forms/password-reset';
import { registrationWithSignupForm } from '../../src/contract/forms/registration';
import { rulesOf } from '../../src/contract/forms/rules';
import { signupForm } from '../../src/contract/forms/signup';
import { openapiDocument } from '../testing/openapi-document';
import { CONTACT_SALES, PARTNER_APPLICATION, SIGNUP } from '../testing/wire-samples';
import { inputSchema, type JsonObject } from './json-schemas';

const { personal, company } = PARTNER_APPLICATION;
const { email, password } = SIGNUP;

/** Each call that takes a body, by its method and path, with its table and a body that the rules accept as it is. */
const CALLS: [call: string, form: Form, body: JsonObject][] = [
  ['post /contact-sales', contactSalesForm, CONTACT_SALES],
  ['post /signup', signupForm, SIGNUP],
  ['post /login', loginForm, { email, password }],
  ['post /registrations', registrationWithSignupForm, { ...SIGNUP, planId: 'starter' }],
  ['post /password-resets', passwordResetForm, { email }],
  ['post /password-resets/{token}', newPasswordForm, { password }],
  ['post /email-confirmations', emailConfirmationForm, {}],
  ['post /email-confirmations/{token}', emailConfirmationForm, {}],
  ['patch /me', consentForm, { marketingConsent: true }],
  ['patch /me', passwordChangeForm, { currentPassword: password, password }],
  ['delete /me', closeAccountForm, { password }],
  [
    'post /partner-applications',
    partnerApplicationForm,
    {
      personal: { ...personal, mobile: '+66812345678' },
      company: { ...company, website: 'https://partner.example' },
    },
  ],
];

const LENGTHS = [
  0, 1, 7, 8, 9, 15, 16, 17, 24, 25, 26, 199, 200, 201, 253, 254, 255, 256, 257, 4999, 5000, 5001,
];

/** Values at and around every limit, as any kind of field may have them. */
const VALUES: unknown[] = [
  ...LENGTHS.flatMap((length) => [
    'x'.repeat(length),
    '😀'.repeat(length),
    `a1${'ก'.repeat(Math.max(0, length - 2))}`,
    `${'y'.repeat(Math.max(0, length - 10))}@b.example`,
    `+${'6'.repeat(Math.max(0, length - 1))}`,
    '7'.repeat(length),
    `https://b.example/${'z'.repeat(Math.max(0, length - 18))}`,
  ]),
  'a\u0000b',
  'a\nb',
  'a\tb',
  'a\u2028b',
  'a\ud800b',
  'a\u0085b',
  '1,2 3',
  'TH',
  '+66 81',
  0,
  12,
  -1,
  2.5,
  999_999_999_999,
  1e12,
  true,
  null,
  [],
  {},
];

type Path = readonly string[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));
}

function withValue(body: JsonObject, [key = '', ...rest]: Path, value: unknown): JsonObject {
  const inner = body[key];
  const nested = rest.length > 0 && typeof inner === 'object' && inner !== null;
  return { ...body, [key]: nested ? withValue({ ...inner }, rest, value) : value };
}

const ajv = new Ajv({ strict: false });

/** Whether a web address is one has no words in JSON Schema. */
const NOT_DESCRIBED = 'invalid-url';

function acceptedByRules(rules: v.GenericSchema<unknown, unknown>, body: JsonObject): boolean {
  const issues = v.safeParse(rules, body).issues ?? [];
  return issues.every(({ message }) => message === NOT_DESCRIBED);
}

test('every call with a body is here', async () => {
  const { paths } = await openapiDocument();
  const withBody = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls)
      .filter((method) => calls[method]?.requestBody !== undefined)
      .map((method) => `${method} ${path}`),
  );
  expect([...new Set(CALLS.map(([call]) => call))].sort()).toEqual(withBody.sort());
});

test.each(CALLS)('%s: the description refuses what the rules refuse', (_call, form, body) => {
  const rules = rulesOf(form);
  const validate = ajv.compile(inputSchema(rules));
  expect([validate(body), acceptedByRules(rules, body)]).toEqual([true, true]);
  const disagreements = pathsOf(body).flatMap((field) =>
    VALUES.filter((value) => {
      const changed = withValue(body, field, value);
      return validate(changed) !== acceptedByRules(rules, changed);
    }).map((value) => [field.join('.'), JSON.stringify(value)?.slice(0, 40)]),
  );
  expect(disagreements).toEqual([]);
});

test.each(CALLS)('%s: spaces around a text are at most refused', (_call, form, body) => {
  const rules = rulesOf(form);
  const validate = ajv.compile(inputSchema(rules));
  const padded = [' ', '   ', '\n', ' x ', `${' '.repeat(200)}x`].flatMap((value) =>
    pathsOf(body).map((field) => withValue(body, field, value)),
  );
  expect(padded.filter((changed) => validate(changed) && !acceptedByRules(rules, changed))).toEqual([]);
});

/** Where a text of any length would be taken. */
function unlimited(schema: unknown, path: Path = []): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maxLength, enum: choices, const: only } = { ...schema } as JsonObject;
  const free = type === 'string' && maxLength === undefined && choices === undefined && only === undefined;
  const inner = Object.entries(schema).flatMap(([key, value]) => unlimited(value, [...path, key]));
  return free ? [path.join('.'), ...inner] : inner;
}

test.each(CALLS)('%s: every text has a length', (_call, form) => {
  expect(unlimited(inputSchema(rulesOf(form)))).toEqual([]);
});
