import { contactSalesForm } from '../../contract/forms/contact-sales';
import type { Field } from '../../contract/forms/field';
import { type Form, postedFields } from '../../contract/forms/form';
import { partnerApplicationForm } from '../../contract/forms/partner-application';
import { signupForm } from '../../contract/forms/signup';
import type { Locale } from '../../contract/locales';

/** A text of forms.json by its dotted key; one that is missing ends the build. */
function textAt(texts: unknown, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
      texts,
    );
  if (typeof found !== 'string') throw new Error(`forms.json has no ${key}`);
  return found;
}

/** A label within a sentence: its capital was a line's first letter, unless it begins an abbreviation. */
const within = (locale: Locale, label: string): string =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase(locale));

/**
 * Labels beside one another, with the word between the last two where a language asks for one.
 * @param begins whether a sentence begins with them
 */
const listed = (locale: Locale, labels: readonly string[], begins: boolean): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(
    labels.map((label, index) => (begins && index === 0 ? label : within(locale, label))),
  );

/** What a form keeps as somebody typed it; passwords and consents are told of in sentences. */
const isTyped = ({ kind }: Field): boolean => kind !== 'checkbox' && !kind.endsWith('password');

/** The placeholders that list what is asked for, so that the privacy policy can't forget a field. */
export function formConstants(locale: Locale, forms: unknown): Record<string, string> {
  const labelsOf = (form: Form, isListed: (field: Field) => boolean, begins = true): string => {
    const fields = postedFields(form).filter(isListed);
    const labels = fields.map(({ words }) => textAt(forms, `${words}.label`));
    return listed(locale, labels, begins);
  };
  return {
    contactSalesFields: labelsOf(contactSalesForm, isTyped),
    partnerRequiredFields: labelsOf(partnerApplicationForm, ({ required = false }) => required, false),
    signupFields: labelsOf(signupForm, isTyped),
  };
}
