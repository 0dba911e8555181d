import type { PartnerCompanyField, PartnerPersonalField } from '../../src/contract/partner-application';
import { PARTNER_TYPES } from '../../src/contract/partner-types';
import { type FieldRow, fieldTable } from '../pages/field-table';
import type { FormPage } from '../pages/form-page';

const PERSONAL: FieldRow<PartnerPersonalField>[] = [
  ['firstName', 'text', 'given-name', 'required'],
  ['lastName', 'text', 'family-name', 'required'],
  ['title', 'text', 'organization-title'],
  ['email', 'email', 'email', 'required'],
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

const COMPANY: FieldRow<PartnerCompanyField>[] = [
  ['name', 'text', 'organization', 'required'],
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

export const partnerApplicationPage: FormPage = {
  action: '/api/partner-applications',
  sitePath: () => '/partners/register',
  label: (texts) => texts.forms.partner.label,
  submit: (texts) => texts.forms.partner.submit,
  success: (texts) => texts.forms.partner.success,
  fields: [
    ...fieldTable({
      rows: PERSONAL,
      words: (texts) => texts.forms.partner.personal,
      prefix: 'personal.',
    }),
    ...fieldTable({
      rows: COMPANY,
      words: (texts) => texts.forms.partner.company,
      options: { partnerType: (texts) => PARTNER_TYPES.map((type) => [type, texts.forms.partnerType[type]]) },
      prefix: 'company.',
    }),
  ],
};
