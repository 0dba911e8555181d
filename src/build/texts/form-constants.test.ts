import { expect, it } from 'vitest';
import en from '../../../locales/en/forms.json';
import th from '../../../locales/th/forms.json';
import { formConstants } from './form-constants';

it('lists labels as a sentence has them', () => {
  expect(formConstants('en', en)['signupFields']).toBe('First name, last name, email');
  expect(formConstants('th', th)['signupFields']).toBe('ชื่อ นามสกุล และอีเมล');
});
