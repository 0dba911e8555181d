import { useTranslation } from 'react-i18next';
import type { ContactSalesField } from '../../contract/contact-sales';
import { MAX_LENGTH } from '../../contract/limits';
import { SERVICES } from '../../contract/services';
import type { FormField } from '../form-field';

/** Specification, section 3, in its order. */
export function useContactSalesFields(): FormField<ContactSalesField>[] {
  const { t } = useTranslation('forms');
  return [
    {
      name: 'name',
      kind: 'text',
      label: t('contactSales.field.name.label'),
      required: true,
      autoComplete: 'name',
      maxLength: MAX_LENGTH.line,
    },
    {
      name: 'email',
      kind: 'email',
      label: t('contactSales.field.email.label'),
      hint: t('contactSales.field.email.hint'),
      required: true,
      autoComplete: 'email',
      maxLength: MAX_LENGTH.email,
    },
    {
      name: 'company',
      kind: 'text',
      label: t('contactSales.field.company.label'),
      autoComplete: 'organization',
      maxLength: MAX_LENGTH.line,
    },
    {
      name: 'telephone',
      kind: 'tel',
      label: t('contactSales.field.telephone.label'),
      hint: t('contactSales.field.telephone.hint'),
      autoComplete: 'tel',
      maxLength: MAX_LENGTH.telephone,
    },
    {
      name: 'service',
      kind: 'select',
      label: t('contactSales.field.service.label'),
      autoComplete: 'off',
      options: SERVICES.map((value) => ({ value, label: t(`service.${value}`) })),
    },
    {
      name: 'message',
      kind: 'multiline',
      label: t('contactSales.field.message.label'),
      hint: t('contactSales.field.message.hint'),
      autoComplete: 'off',
      maxLength: MAX_LENGTH.message,
    },
    { name: 'marketingConsent', kind: 'checkbox', label: t('consent.label'), autoComplete: 'off' },
  ];
}
