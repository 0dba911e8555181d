import { MAX_LENGTH } from '../../src/contract/limits';
import type { FormPage } from '../pages/form-page';

export const loginPage: FormPage = {
  action: '/api/login',
  sitePath: () => '/login',
  label: (texts) => texts.forms.login.label,
  submit: (texts) => texts.forms.login.submit,
  success: (texts) => texts.server.login,
  fields: [
    {
      name: 'email',
      kind: 'email',
      label: (texts) => texts.forms.login.field.email.label,
      required: true,
      autocomplete: 'username',
      maxLength: MAX_LENGTH.email,
    },
    {
      name: 'password',
      kind: 'password',
      label: (texts) => texts.forms.login.field.password.label,
      required: true,
      autocomplete: 'current-password',
      maxLength: MAX_LENGTH.password,
    },
  ],
};
