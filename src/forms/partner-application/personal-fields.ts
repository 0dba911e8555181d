import { useTranslation } from 'react-i18next';
import { MAX_LENGTH } from '../../contract/limits';
import type { PartnerPersonalField } from '../../contract/partner-application';
import type { FormField } from '../form-field';

/** Specification, section 3. The names carry their section: both have a city. */
export function usePersonalFields(): FormField<`personal.${PartnerPersonalField}`>[] {
  const { t } = useTranslation('forms');
  const line = { kind: 'text', maxLength: MAX_LENGTH.line } as const;
  const phone = { kind: 'tel', maxLength: MAX_LENGTH.telephone } as const;
  return [
    {
      name: 'personal.firstName',
      label: t('partner.personal.firstName.label'),
      autoComplete: 'given-name',
      required: true,
      ...line,
    },
    {
      name: 'personal.lastName',
      label: t('partner.personal.lastName.label'),
      autoComplete: 'family-name',
      required: true,
      ...line,
    },
    {
      name: 'personal.title',
      label: t('partner.personal.title.label'),
      autoComplete: 'organization-title',
      ...line,
    },
    {
      name: 'personal.email',
      kind: 'email',
      label: t('partner.personal.email.label'),
      autoComplete: 'email',
      maxLength: MAX_LENGTH.email,
      required: true,
    },
    {
      name: 'personal.landline',
      label: t('partner.personal.landline.label'),
      autoComplete: 'home tel',
      ...phone,
    },
    {
      name: 'personal.mobile',
      label: t('partner.personal.mobile.label'),
      autoComplete: 'mobile tel',
      ...phone,
    },
    {
      name: 'personal.address',
      label: t('partner.personal.address.label'),
      autoComplete: 'address-line1',
      ...line,
    },
    {
      name: 'personal.address2',
      label: t('partner.personal.address2.label'),
      autoComplete: 'address-line2',
      ...line,
    },
    {
      name: 'personal.city',
      label: t('partner.personal.city.label'),
      autoComplete: 'address-level2',
      ...line,
    },
    {
      name: 'personal.state',
      label: t('partner.personal.state.label'),
      autoComplete: 'address-level1',
      ...line,
    },
    { name: 'personal.zip', label: t('partner.personal.zip.label'), autoComplete: 'postal-code', ...line },
    {
      name: 'personal.country',
      label: t('partner.personal.country.label'),
      autoComplete: 'country-name',
      ...line,
    },
    {
      name: 'personal.managesPartnership',
      kind: 'checkbox',
      label: t('partner.personal.managesPartnership.label'),
      autoComplete: 'off',
    },
  ];
}
