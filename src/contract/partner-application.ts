import * as v from 'valibot';
import { MAX_LENGTH } from './limits';
import { optionalWebAddress, optionalWholeNumber } from './partner-rules';
import { PARTNER_TYPES } from './partner-types';
import {
  checkbox,
  code,
  emailAddress,
  lineText,
  multilineText,
  optionalTelephone,
  requiredLine,
} from './text-rules';

const optionalLine = () => v.optional(lineText(), '');
const optionalPhone = () => v.optional(optionalTelephone(), '');

/** The person applying: specification, section 3. */
export const partnerPersonalSchema = v.object({
  firstName: requiredLine(),
  lastName: requiredLine(),
  title: optionalLine(),
  email: emailAddress(),
  landline: optionalPhone(),
  mobile: optionalPhone(),
  address: optionalLine(),
  address2: optionalLine(),
  city: optionalLine(),
  state: optionalLine(),
  zip: optionalLine(),
  country: optionalLine(),
  managesPartnership: checkbox(),
});

/** The company applying: specification, section 3. */
export const partnerCompanySchema = v.object({
  name: requiredLine(),
  phone: optionalPhone(),
  licenseAddress: optionalLine(),
  headquarterAddress: optionalLine(),
  city: optionalLine(),
  state: optionalLine(),
  zip: optionalLine(),
  country: optionalLine(),
  website: v.optional(optionalWebAddress(), ''),
  size: optionalLine(),
  verticalMarket: optionalLine(),
  employees: v.optional(optionalWholeNumber(), ''),
  annualRevenue: optionalLine(),
  yearsInBusiness: v.optional(optionalWholeNumber(), ''),
  marketsServed: optionalLine(),
  emailDomain: optionalLine(),
  partnerType: v.optional(v.union([v.literal(''), v.picklist(PARTNER_TYPES)], code('invalid-option')), ''),
  reason: v.optional(multilineText(MAX_LENGTH.message), ''),
  urgent: checkbox(),
});

/** The partner application. Who applies, and for which company, is needed; the rest may stay empty. */
export const partnerApplicationSchema = v.object(
  {
    personal: v.object(partnerPersonalSchema.entries, code('wrong-type')),
    company: v.object(partnerCompanySchema.entries, code('wrong-type')),
  },
  code('wrong-type'),
);

export type PartnerApplication = v.InferOutput<typeof partnerApplicationSchema>;
export type PartnerPersonalField = keyof PartnerApplication['personal'];
export type PartnerCompanyField = keyof PartnerApplication['company'];
