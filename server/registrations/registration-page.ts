import { isPlanId } from '../../src/contract/plans';
import { SIGNUP_FIELDS } from '../accounts/signup-page';
import type { FormPage } from '../pages/form-page';
import { fillText } from '../text/texts';

export const registrationPage: FormPage = {
  action: '/api/registrations',
  sitePath: ({ planId }) => (isPlanId(planId) ? `/registration/${planId}` : '/pricing'),
  label: (texts) => texts.forms.registration.label,
  submit: (texts) => texts.forms.registration.submit,
  success: (texts) => ({
    title: texts.forms.registration.success.title,
    text: fillText(texts.server.registration.text),
  }),
  fields: [
    { name: 'planId', kind: 'hidden', label: (texts) => texts.forms.registration.plan },
    ...SIGNUP_FIELDS,
  ],
};
