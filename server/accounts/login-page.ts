import { fieldTable } from '../pages/field-table';
import type { FormPage } from '../pages/form-page';

export const loginPage: FormPage = {
  action: '/api/login',
  sitePath: () => '/login',
  label: (texts) => texts.forms.login.label,
  submit: (texts) => texts.forms.login.submit,
  success: (texts) => texts.server.login,
  fields: fieldTable({
    rows: [
      ['email', 'email', 'username', 'required'],
      ['password', 'password', 'current-password', 'required'],
    ],
    words: (texts) => texts.forms.login.field,
  }),
};
