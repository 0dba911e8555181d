import type { Locale } from '../../src/contract/locales';
import { mailTexts } from '../../src/render/answer/mail-texts';
import { pageUrl } from './one-time-link';

/**
 * Tells the owner of an address what the answer to a sign-up does not: that it has an account. Nothing of whoever signed
 * up stands in it: it goes to somebody who may not know them.
 */
export function knownEmailMail(locale: Locale): { subject: string; text: string } {
  const texts = mailTexts(locale);
  const { subject, reason, onward, otherwise } = texts.mails.accountExists;
  return { subject, text: [reason, onward, pageUrl('/login', locale), otherwise].join('\n\n') };
}
