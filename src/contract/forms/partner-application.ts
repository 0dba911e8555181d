import { COMPANY_SIZES, REVENUE_RANGES } from '../company-ranges.ts';
import { PARTNER_TYPES } from '../partner-types.ts';
import { API_PATHS } from '../wire.ts';
import { groupedForm } from './form.ts';

/** The partner application: specification, section 3. Who applies, and for which company, is needed; no more. */
export const partnerApplicationForm = groupedForm(
  { name: 'partner-application', path: API_PATHS.partnerApplications, words: 'partner' },
  {
    personal: [
      {
        name: 'firstName',
        opens: 'you',
        kind: 'text',
        required: true,
        autocomplete: 'given-name',
        half: true,
      },
      { name: 'lastName', kind: 'text', required: true, autocomplete: 'family-name', half: true },
      { name: 'title', kind: 'text', autocomplete: 'organization-title', half: true },
      { name: 'email', kind: 'email', required: true, autocomplete: 'email', half: true },
      { name: 'landline', kind: 'tel', autocomplete: 'home tel', half: true },
      { name: 'mobile', kind: 'tel', autocomplete: 'mobile tel', half: true },
      { name: 'address', opens: 'address', kind: 'text', autocomplete: 'address-line1' },
      { name: 'address2', kind: 'text', autocomplete: 'address-line2' },
      { name: 'city', kind: 'text', autocomplete: 'address-level2', half: true },
      { name: 'state', kind: 'text', autocomplete: 'address-level1', half: true },
      { name: 'zip', kind: 'text', autocomplete: 'postal-code', half: true },
      { name: 'country', kind: 'country', autocomplete: 'country-name', half: true },
      { name: 'managesPartnership', opens: 'partnership', kind: 'checkbox' },
    ],
    company: [
      {
        name: 'name',
        opens: 'company',
        kind: 'text',
        required: true,
        autocomplete: 'organization',
        half: true,
      },
      { name: 'phone', kind: 'tel', autocomplete: 'work tel', half: true },
      { name: 'licenseAddress', opens: 'addresses', kind: 'text', autocomplete: 'off' },
      { name: 'headquarterAddress', kind: 'text', autocomplete: 'address-line1' },
      { name: 'city', kind: 'text', autocomplete: 'address-level2', half: true },
      { name: 'state', kind: 'text', autocomplete: 'address-level1', half: true },
      { name: 'zip', kind: 'text', autocomplete: 'postal-code', half: true },
      { name: 'country', kind: 'country', autocomplete: 'country-name', half: true },
      { name: 'website', opens: 'business', kind: 'url', autocomplete: 'url', half: true },
      { name: 'size', kind: 'choice', options: COMPANY_SIZES, autocomplete: 'off', half: true },
      { name: 'verticalMarket', kind: 'text', autocomplete: 'off', half: true },
      { name: 'employees', kind: 'number', autocomplete: 'off', half: true },
      { name: 'annualRevenue', kind: 'choice', options: REVENUE_RANGES, autocomplete: 'off', half: true },
      { name: 'yearsInBusiness', kind: 'number', autocomplete: 'off', half: true },
      { name: 'marketsServed', kind: 'text', autocomplete: 'off', half: true },
      { name: 'emailDomain', kind: 'text', autocomplete: 'off', half: true },
      {
        name: 'partnerType',
        opens: 'partnership',
        kind: 'select',
        options: PARTNER_TYPES,
        optionWords: 'partnerType',
        autocomplete: 'off',
      },
      { name: 'reason', kind: 'multiline', autocomplete: 'off' },
      { name: 'urgent', kind: 'checkbox' },
    ],
  },
);
