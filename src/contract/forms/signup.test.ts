import { expect, test } from 'vitest';
import { checkForm } from './check-form';
import type { Form } from './form';
import { registrationWithSignupForm } from './registration';
import { shapeForm } from './shape-form';
import { signupForm } from './signup';

const signup = { firstName: 'Som', lastName: 'Jai', email: ' som@example.com ', password: 'a quiet river 7' };

const problems = (form: Form, input: unknown) => checkForm(form, input, null).problems ?? [];

test('text is trimmed, a password is not', () => {
  const password = ' a quiet river 7 ';
  expect(checkForm(signupForm, { ...signup, password }, null).answers).toEqual({
    ...signup,
    email: 'som@example.com',
    password,
    marketingConsent: false,
    locale: 'en',
  });
});

test('what was not sent is required', () => {
  expect(problems(signupForm, {})).toEqual(
    ['firstName', 'lastName', 'email', 'password'].map((field) => ({ field, code: 'required' })),
  );
});

test('in a form the password is given twice', () => {
  expect(problems(signupForm, { ...signup, confirmPassword: signup.password })).toEqual([]);
  const required = [{ field: 'confirmPassword', code: 'required' }];
  expect(problems(signupForm, shapeForm(signupForm, signup))).toEqual(required);
  const mismatch = [{ field: 'confirmPassword', code: 'password-mismatch' }];
  expect(problems(signupForm, { ...signup, confirmPassword: 'x' })).toEqual(mismatch);
  expect(
    problems(registrationWithSignupForm, { ...signup, planId: 'starter', confirmPassword: 'x' }),
  ).toEqual(mismatch);
});

test.each(['som1@example.com', 'SOM1@Example.com', 'ｓｏｍ1@example.com', ' som1@example.com '])(
  'the e-mail itself is no password: %j',
  (password) => {
    const input = { ...signup, email: 'som1@example.com', password };
    const refused = [{ field: 'password', code: 'password-is-email' }];
    expect(problems(signupForm, input)).toEqual(refused);
    expect(problems(registrationWithSignupForm, { ...input, planId: 'starter' })).toEqual(refused);
    expect(problems(signupForm, { ...input, password: `${password} and more` })).toEqual([]);
  },
);

test('a plan has to be one of the three', () => {
  const input = { ...signup, planId: 'gold', confirmPassword: signup.password };
  expect(problems(registrationWithSignupForm, input)).toEqual([{ field: 'planId', code: 'invalid-option' }]);
});
