import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldProblems } from './field-problems';
import { registrationFormSchema } from './registration';
import { signupFormSchema, signupSchema } from './signup';

const signup = { firstName: 'Som', lastName: 'Jai', email: ' som@example.com ', password: 'a quiet river 7' };

const problems = (schema: v.GenericSchema<unknown, unknown>, input: unknown) =>
  fieldProblems(v.safeParse(schema, input).issues ?? []);

test('text is trimmed, a password is not', () => {
  const password = ' a quiet river 7 ';
  expect(v.parse(signupSchema, { ...signup, password })).toEqual({
    ...signup,
    email: 'som@example.com',
    password,
    marketingConsent: false,
  });
});

test('what was not sent is required', () => {
  expect(problems(signupSchema, {})).toEqual(
    ['firstName', 'lastName', 'email', 'password'].map((field) => ({ field, code: 'required' })),
  );
});

test('in a form the password is given twice', () => {
  expect(problems(signupFormSchema, { ...signup, confirmPassword: signup.password })).toEqual([]);
  const mismatch = [{ field: 'confirmPassword', code: 'password-mismatch' }];
  expect(problems(signupFormSchema, { ...signup, confirmPassword: 'x' })).toEqual(mismatch);
  expect(problems(registrationFormSchema, { ...signup, planId: 'starter', confirmPassword: 'x' })).toEqual(
    mismatch,
  );
});

test('a plan has to be one of the three', () => {
  const input = { ...signup, planId: 'gold', confirmPassword: signup.password };
  expect(problems(registrationFormSchema, input)).toEqual([{ field: 'planId', code: 'invalid-option' }]);
});
