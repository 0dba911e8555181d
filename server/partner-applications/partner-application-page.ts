import { MAX_LENGTH } from '../../src/contract/limits';
import type { PartnerCompanyField, PartnerPersonalField } from '../../src/contract/partner-application';
import { PARTNER_TYPES } from '../../src/contract/partner-types';
import type { FormPage, PageField } from '../pages/form-page';

type Row<Name extends string> = [name: Name, kind: PageField['kind'], autocomplete?: string, required?: true];

const PERSONAL: Row<PartnerPersonalField>[] = [
  ['firstName', 'text', 'given-name', true],
  ['lastName', 'text', 'family-name', true],
  ['title', 'text', 'organization-title'],
  ['email', 'email', 'email', true],
  ['landline', 'tel', 'tel'],
  ['mobile', 'tel', 'tel'],
  ['address', 'text', 'address-line1'],
  ['address2', 'text', 'address-line2'],
  ['city', 'text', 'address-level2'],
  ['state', 'text', 'address-level1'],
  ['zip', 'text', 'postal-code'],
  ['country', 'text', 'country-name'],
  ['managesPartnership', 'checkbox'],
];

const COMPANY: Row<PartnerCompanyField>[] = [
  ['name', 'text', 'organization', true],
  ['phone', 'tel', 'work tel'],
  ['licenseAddress', 'text'],
  ['headquarterAddress', 'text'],
  ['city', 'text', 'work address-level2'],
  ['state', 'text', 'work address-level1'],
  ['zip', 'text', 'work postal-code'],
  ['country', 'text', 'work country-name'],
  ['website', 'text', 'url'],
  ['size', 'text'],
  ['verticalMarket', 'text'],
  ['employees', 'text'],
  ['annualRevenue', 'text'],
  ['yearsInBusiness', 'text'],
  ['marketsServed', 'text'],
  ['emailDomain', 'text'],
  ['partnerType', 'select'],
  ['reason', 'textarea'],
  ['urgent', 'checkbox'],
];

function lengthOf(kind: PageField['kind']): number {
  if (kind === 'tel') return MAX_LENGTH.telephone;
  if (kind === 'email') return MAX_LENGTH.email;
  return kind === 'textarea' ? MAX_LENGTH.message : MAX_LENGTH.line;
}

function toField<Name extends string>(
  [name, kind, autocomplete, required]: Row<Name>,
  group: string,
  label: PageField['label'],
): PageField {
  return {
    name: `${group}.${name}`,
    kind,
    label,
    maxLength: kind === 'checkbox' || kind === 'select' ? undefined : lengthOf(kind),
    autocomplete,
    required,
    options:
      kind === 'select'
        ? (texts) => PARTNER_TYPES.map((type) => [type, texts.forms.partnerType[type]])
        : undefined,
  };
}

export const partnerApplicationPage: FormPage = {
  action: '/api/partner-applications',
  sitePath: () => '/partners/register',
  label: (texts) => texts.forms.partner.label,
  submit: (texts) => texts.forms.partner.submit,
  success: (texts) => texts.forms.partner.success,
  fields: [
    ...PERSONAL.map((row) => toField(row, 'personal', (texts) => texts.forms.partner.personal[row[0]].label)),
    ...COMPANY.map((row) => toField(row, 'company', (texts) => texts.forms.partner.company[row[0]].label)),
  ],
};
