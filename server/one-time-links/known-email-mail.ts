import { SITE } from '../../src/config/site';
import { BASE_PATH } from '../../src/contract/base-path';
import { DEFAULT_LOCALE, type Locale } from '../../src/contract/locales';
import { mailTexts } from '../../src/render/answer/mail-texts';

/**
 * Tells the owner of an address what the answer to a sign-up does not: that it has an account. Nothing of whoever signed
 * up stands in it: it goes to somebody who may not know them.
 */
export function knownEmailMail(locale: Locale): { subject: string; text: string } {
  const texts = mailTexts(locale);
  const { subject, reason, onward, otherwise } = texts.mails.accountExists;
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const login = `${SITE.origin}${BASE_PATH}${prefix}/login`;
  return { subject, text: [reason, onward, login, otherwise].join('\n\n') };
}
