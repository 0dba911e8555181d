import type { Locale } from '../../src/contract/locales';
import { mailTexts } from '../../src/render/answer/mail-texts';
import type { LinkPurpose } from './one-time-link';

interface LinkWords {
  subject: string;
  /** Why it was sent. */
  reason: string;
  /** What the link does, as the link says it. */
  action: string;
  validity: string;
  /** For whoever did not ask for it. */
  otherwise: string;
}

/** Nothing that a visitor typed stands in them: whoever asked may have typed somebody else's address. */
export function linkWords(purpose: LinkPurpose, locale: Locale): LinkWords {
  const texts = { mails: mailTexts(locale) };
  return purpose === 'password-reset' ? texts.mails.passwordReset : texts.mails.emailConfirmation;
}
