import { expect, it } from 'vitest';
import { checkForm } from '../../contract/forms/check-form';
import { type Form, postedFields } from '../../contract/forms/form';
import { ACCOUNT_FORMS, FORMS } from '../../contract/forms/forms';
import { readTelephone } from '../../contract/phone/read-telephone';
import type { FormPart } from '../../locale/keys';
import { otherErrors } from './form-errors';

const TYPED =
  'x|7|12345678|letters-alone|letters and 1 digit|a@b.example|\0|password1|https://|+66 2|+66 2 345 6789 0123 4567';

const HOSTILE = ['', ' ', ...TYPED.split('|'), 'x'.repeat(9999), 7, true, null, [], {}];

type Json = Record<string, unknown>;

/** The same value in every field, but for an e-mail where the rule of another field asks for one. */
function filledWith(form: Form, value: unknown): Json {
  const json: Json = {};
  for (const { name, kind } of postedFields(form)) {
    const [group = '', field] = name.split('.');
    const given = kind === 'email' && value === 'a@b.example' ? 'A@b.example' : value;
    if (field === undefined) json[group] = given;
    else json[group] = { ...(json[group] as Json | undefined), [field]: given };
  }
  return json;
}

const partOf = (form: Form) => (form.groups[0]?.words.split('.')[0] ?? '') as FormPart;

it.each([...FORMS, ...ACCOUNT_FORMS].map((form) => [form.name, form] as const))(
  'what a hostile %s is refused by is among its words',
  (_name, form) => {
    const posted = [...HOSTILE.map((value) => filledWith(form, value)), {}];
    const codes = posted.flatMap((json) => checkForm(form, json, readTelephone).problems ?? []);
    const others = otherErrors([partOf(form)]);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter(({ code }) => others.has(code))).toEqual([]);
  },
);

it('a form without a password has no words for one', () => {
  const others = otherErrors(['contactSales', 'service']);
  expect(others).toContain('password-too-short');
  expect(others).toContain('invalid-url');
  expect(others).not.toContain('invalid-phone');
});
