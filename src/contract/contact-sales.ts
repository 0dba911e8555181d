import * as v from 'valibot';
import { MAX_LENGTH } from './limits';
import { DEFAULT_LOCALE, LOCALES } from './locales';
import { SERVICES } from './services';
import {
  checkbox,
  emailAddress,
  type FieldError,
  lineText,
  multilineText,
  optionalTelephone,
  requiredLine,
} from './text-rules';

/**
 * The contact-sales form: specification, section 3. Name and e-mail are what sales needs to answer; the rest
 * may stay empty, so that no lead is lost to a field somebody would rather not fill in.
 */
export const contactSalesSchema = v.object({
  name: requiredLine(),
  email: emailAddress(),
  company: v.optional(lineText(), ''),
  telephone: v.optional(optionalTelephone(), ''),
  service: v.optional(
    v.union([v.literal(''), v.picklist(SERVICES)], 'invalid-option' satisfies FieldError),
    '',
  ),
  marketingConsent: checkbox(),
  message: v.optional(multilineText(MAX_LENGTH.message), ''),
  locale: v.optional(v.picklist(LOCALES, 'invalid-option' satisfies FieldError), DEFAULT_LOCALE),
});

export type ContactSales = v.InferOutput<typeof contactSalesSchema>;
export type ContactSalesField = Exclude<keyof ContactSales, 'locale'>;
