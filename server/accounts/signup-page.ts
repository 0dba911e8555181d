import { MAX_LENGTH } from '../../src/contract/limits';
import type { FormPage, PageField } from '../pages/form-page';

/** The fields of a new account, shared with registration for a plan. */
export const SIGNUP_FIELDS: readonly PageField[] = [
  {
    name: 'firstName',
    kind: 'text',
    label: (texts) => texts.forms.signup.field.firstName.label,
    required: true,
    autocomplete: 'given-name',
    maxLength: MAX_LENGTH.line,
  },
  {
    name: 'lastName',
    kind: 'text',
    label: (texts) => texts.forms.signup.field.lastName.label,
    required: true,
    autocomplete: 'family-name',
    maxLength: MAX_LENGTH.line,
  },
  {
    name: 'email',
    kind: 'email',
    label: (texts) => texts.forms.signup.field.email.label,
    required: true,
    autocomplete: 'email',
    maxLength: MAX_LENGTH.email,
  },
  {
    name: 'password',
    kind: 'password',
    label: (texts) => texts.forms.signup.field.password.label,
    hint: (texts) => texts.forms.signup.field.password.hint,
    required: true,
    autocomplete: 'new-password',
    maxLength: MAX_LENGTH.password,
  },
  {
    name: 'confirmPassword',
    kind: 'password',
    label: (texts) => texts.forms.signup.field.confirmPassword.label,
    required: true,
    autocomplete: 'new-password',
    maxLength: MAX_LENGTH.password,
  },
  {
    name: 'marketingConsent',
    kind: 'checkbox',
    label: (texts) => texts.forms.consent.label,
  },
];

export const signupPage: FormPage = {
  action: '/api/signup',
  sitePath: () => '/signup',
  label: (texts) => texts.forms.signup.label,
  submit: (texts) => texts.forms.signup.submit,
  success: (texts) => texts.server.signup,
  fields: SIGNUP_FIELDS,
};
