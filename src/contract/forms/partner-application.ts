import { PARTNER_TYPES } from '../partner-types';
import { API_PATHS } from '../wire';
import { checkbox, email, multiline, number, select, tel, text, url } from './fields';
import { type AnswersOf, groupedForm } from './form';

/** The partner application: specification, section 3. Who applies, and for which company, is needed; no more. */
export const partnerApplicationForm = groupedForm(
  { name: 'partner-application', path: API_PATHS.partnerApplications, words: 'partner' },
  {
    personal: [
      text('firstName', { required: true, autocomplete: 'given-name' }),
      text('lastName', { required: true, autocomplete: 'family-name' }),
      text('title', { autocomplete: 'organization-title' }),
      email('email', 'email'),
      tel('landline', 'home tel'),
      tel('mobile', 'mobile tel'),
      text('address', { autocomplete: 'address-line1' }),
      text('address2', { autocomplete: 'address-line2' }),
      text('city', { autocomplete: 'address-level2' }),
      text('state', { autocomplete: 'address-level1' }),
      text('zip', { autocomplete: 'postal-code' }),
      text('country', { autocomplete: 'country-name' }),
      checkbox('managesPartnership'),
    ],
    company: [
      text('name', { required: true, autocomplete: 'organization' }),
      tel('phone', 'work tel'),
      text('licenseAddress', { autocomplete: 'off' }),
      text('headquarterAddress', { autocomplete: 'work address-line1' }),
      text('city', { autocomplete: 'work address-level2' }),
      text('state', { autocomplete: 'work address-level1' }),
      text('zip', { autocomplete: 'work postal-code' }),
      text('country', { autocomplete: 'work country-name' }),
      url('website'),
      text('size', { autocomplete: 'off' }),
      text('verticalMarket', { autocomplete: 'off' }),
      number('employees'),
      text('annualRevenue', { autocomplete: 'off' }),
      number('yearsInBusiness'),
      text('marketsServed', { autocomplete: 'off' }),
      text('emailDomain', { autocomplete: 'off' }),
      select('partnerType', PARTNER_TYPES, 'partnerType'),
      multiline('reason'),
      checkbox('urgent'),
    ],
  },
);

export type PartnerApplication = AnswersOf<typeof partnerApplicationForm>;
