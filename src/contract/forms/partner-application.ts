import { COMPANY_SIZES, REVENUE_RANGES } from '../company-ranges.ts';
import { PARTNER_TYPES } from '../partner-types.ts';
import { API_PATHS } from '../wire.ts';
import { groupedForm } from './form.ts';

/** The partner application: specification, section 3. Who applies, and for which company, is needed; no more. */
export const partnerApplicationForm = groupedForm(
  { name: 'partner-application', path: API_PATHS.partnerApplications, words: 'partner' },
  {
    personal: [
      { name: 'firstName', kind: 'text', required: true, autocomplete: 'given-name' },
      { name: 'lastName', kind: 'text', required: true, autocomplete: 'family-name' },
      { name: 'title', kind: 'text', autocomplete: 'organization-title' },
      { name: 'email', kind: 'email', required: true, autocomplete: 'email' },
      { name: 'landline', kind: 'tel', autocomplete: 'home tel' },
      { name: 'mobile', kind: 'tel', autocomplete: 'mobile tel' },
      { name: 'address', kind: 'text', autocomplete: 'address-line1' },
      { name: 'address2', kind: 'text', autocomplete: 'address-line2' },
      { name: 'city', kind: 'text', autocomplete: 'address-level2' },
      { name: 'state', kind: 'text', autocomplete: 'address-level1' },
      { name: 'zip', kind: 'text', autocomplete: 'postal-code', short: true },
      { name: 'country', kind: 'country', autocomplete: 'country-name' },
      { name: 'managesPartnership', kind: 'checkbox' },
    ],
    company: [
      { name: 'name', kind: 'text', required: true, autocomplete: 'organization' },
      { name: 'phone', kind: 'tel', autocomplete: 'work tel' },
      { name: 'licenseAddress', kind: 'text', autocomplete: 'off' },
      { name: 'headquarterAddress', kind: 'text', autocomplete: 'address-line1' },
      { name: 'city', kind: 'text', autocomplete: 'address-level2' },
      { name: 'state', kind: 'text', autocomplete: 'address-level1' },
      { name: 'zip', kind: 'text', autocomplete: 'postal-code', short: true },
      { name: 'country', kind: 'country', autocomplete: 'country-name' },
      { name: 'website', kind: 'url', autocomplete: 'url' },
      { name: 'size', kind: 'choice', options: COMPANY_SIZES, autocomplete: 'off' },
      { name: 'verticalMarket', kind: 'text', autocomplete: 'off' },
      { name: 'employees', kind: 'number', autocomplete: 'off', short: true },
      { name: 'annualRevenue', kind: 'choice', options: REVENUE_RANGES, autocomplete: 'off' },
      { name: 'yearsInBusiness', kind: 'number', autocomplete: 'off', short: true },
      { name: 'marketsServed', kind: 'text', autocomplete: 'off' },
      { name: 'emailDomain', kind: 'text', autocomplete: 'off' },
      {
        name: 'partnerType',
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
