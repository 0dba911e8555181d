import { contactSalesForm } from '../../contract/forms/contact-sales';
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

/** Labels beside one another, at the beginning of a sentence or within it, with the word between the last two where a language asks for one. */
const listed = (locale: Locale, labels: readonly string[], begins = true): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(
    labels.map((label, index) => (begins && index === 0 ? label : within(locale, label))),
  );

/** The labels of what a form keeps as somebody typed it; passwords and consents are told of in sentences. */
function labelsOf(form: Form, texts: unknown, locale: Locale): string {
  const labels = postedFields(form)
    .filter(({ kind }) => kind !== 'checkbox' && !kind.endsWith('password'))
    .map(({ words }) => textAt(texts, `${words}.label`));
  return listed(locale, labels);
}

/** The labels of what has to be filled in, within a sentence. */
function requiredLabelsOf(form: Form, texts: unknown, locale: Locale): string {
  const labels = postedFields(form)
    .filter(({ required }) => required)
    .map(({ words }) => textAt(texts, `${words}.label`));
  return listed(locale, labels, false);
}

/** The placeholders that list what is asked for, so that the privacy policy can't forget a field. */
export const formConstants = (locale: Locale, forms: unknown): Record<string, string> => ({
  contactSalesFields: labelsOf(contactSalesForm, forms, locale),
  partnerRequiredFields: requiredLabelsOf(partnerApplicationForm, forms, locale),
  signupFields: labelsOf(signupForm, forms, locale),
});
