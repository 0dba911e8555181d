import { useTranslation } from 'react-i18next';
import { MAX_LENGTH } from '../../contract/limits';
import type { PartnerCompanyField } from '../../contract/partner-application';
import { PARTNER_TYPES } from '../../contract/partner-types';
import type { FormField } from '../form-field';

type Name = PartnerCompanyField;

/** Specification, section 3, in its order; what is not said here is one line of text. */
export function useCompanyFields(): FormField<`company.${Name}`>[] {
  const { t } = useTranslation('forms');
  const work = (token: string) => ({ autoComplete: `work ${token}` });
  const line = (name: Name, label: string, rest: Partial<FormField> = {}): FormField<`company.${Name}`> => ({
    kind: 'text',
    autoComplete: 'off',
    maxLength: MAX_LENGTH.line,
    ...rest,
    name: `company.${name}`,
    label,
  });
  return [
    line('name', t('partner.company.name.label'), { autoComplete: 'organization', required: true }),
    line('phone', t('partner.company.phone.label'), {
      kind: 'tel',
      maxLength: MAX_LENGTH.telephone,
      ...work('tel'),
    }),
    line('licenseAddress', t('partner.company.licenseAddress.label')),
    line('headquarterAddress', t('partner.company.headquarterAddress.label'), work('street-address')),
    line('city', t('partner.company.city.label'), work('address-level2')),
    line('state', t('partner.company.state.label'), work('address-level1')),
    line('zip', t('partner.company.zip.label'), work('postal-code')),
    line('country', t('partner.company.country.label'), work('country-name')),
    line('website', t('partner.company.website.label'), { kind: 'url', autoComplete: 'url' }),
    line('size', t('partner.company.size.label')),
    line('verticalMarket', t('partner.company.verticalMarket.label')),
    line('employees', t('partner.company.employees.label'), { inputMode: 'numeric' }),
    line('annualRevenue', t('partner.company.annualRevenue.label')),
    line('yearsInBusiness', t('partner.company.yearsInBusiness.label'), { inputMode: 'numeric' }),
    line('marketsServed', t('partner.company.marketsServed.label')),
    line('emailDomain', t('partner.company.emailDomain.label'), {
      hint: t('partner.company.emailDomain.hint'),
    }),
    line('partnerType', t('partner.company.partnerType.label'), {
      kind: 'select',
      options: PARTNER_TYPES.map((value) => ({ value, label: t(`partnerType.${value}`) })),
    }),
    line('reason', t('partner.company.reason.label'), {
      kind: 'multiline',
      maxLength: MAX_LENGTH.message,
    }),
    line('urgent', t('partner.company.urgent.label'), { kind: 'checkbox' }),
  ];
}
