import { CONSENT_FIELD, fieldTable } from '../pages/field-table';
import type { FormPage, PageField } from '../pages/form-page';

/** The fields of a new account, shared with registration for a plan. */
export const SIGNUP_FIELDS: readonly PageField[] = [
  ...fieldTable({
    rows: [
      ['firstName', 'text', 'given-name', 'required'],
      ['lastName', 'text', 'family-name', 'required'],
      ['email', 'email', 'email', 'required'],
      ['password', 'password', 'new-password', 'required'],
      ['confirmPassword', 'password', 'new-password', 'required'],
    ],
    words: (texts) => texts.forms.signup.field,
  }),
  CONSENT_FIELD,
];

export const signupPage: FormPage = {
  action: '/api/signup',
  sitePath: () => '/signup',
  label: (texts) => texts.forms.signup.label,
  submit: (texts) => texts.forms.signup.submit,
  success: (texts) => texts.server.signup,
  fields: SIGNUP_FIELDS,
};
