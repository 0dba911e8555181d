import { useTranslation } from 'react-i18next';
import { MAX_LENGTH } from '../../contract/limits';
import type { SignupField } from '../../contract/signup';
import type { FormField } from '../form-field';

/** Specification, section 3: used by the sign-up and by the registration of somebody new. */
export function useSignupFields(): FormField<SignupField>[] {
  const { t } = useTranslation('forms');
  const required = { required: true } as const;
  return [
    {
      name: 'firstName',
      kind: 'text',
      label: t('signup.field.firstName.label'),
      autoComplete: 'given-name',
      maxLength: MAX_LENGTH.line,
      ...required,
    },
    {
      name: 'lastName',
      kind: 'text',
      label: t('signup.field.lastName.label'),
      autoComplete: 'family-name',
      maxLength: MAX_LENGTH.line,
      ...required,
    },
    {
      name: 'email',
      kind: 'email',
      label: t('signup.field.email.label'),
      autoComplete: 'email',
      maxLength: MAX_LENGTH.email,
      ...required,
    },
    {
      name: 'password',
      kind: 'password',
      label: t('signup.field.password.label'),
      hint: t('signup.field.password.hint'),
      autoComplete: 'new-password',
      ...required,
    },
    {
      name: 'confirmPassword',
      kind: 'password',
      label: t('signup.field.confirmPassword.label'),
      autoComplete: 'new-password',
      ...required,
    },
    { name: 'marketingConsent', kind: 'checkbox', label: t('consent.label'), autoComplete: 'off' },
  ];
}
