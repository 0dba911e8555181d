import { escapeHtml } from '../../src/contract/escape-html';
import { LOCALE_TAGS, type Locale } from '../../src/contract/locales';
import { mailTexts } from '../../src/render/answer/mail-texts';
import { type LinkPurpose, linkUrl } from './one-time-link';

export interface LinkMail {
  subject: string;
  text: string;
  html: string;
}

/** Thai marks stand above and below their letters, which a mail program's own lines are too tight for. */
const STYLE = 'font-family:sans-serif;font-size:16px;line-height:1.7';

const paragraph = (html: string): string => `<p>${html}</p>`;

/** Nothing that a visitor typed stands in them: whoever asked may have typed somebody else's address. */
export function linkWords(purpose: LinkPurpose, locale: Locale) {
  const texts = mailTexts(locale);
  return purpose === 'password-reset' ? texts.mails.passwordReset : texts.mails.emailConfirmation;
}

/** The mail of a one-time link: without pictures or anything else that would be fetched. */
export function linkMail(purpose: LinkPurpose, token: string, locale: Locale): LinkMail {
  const { subject, reason, action, validity, otherwise } = linkWords(purpose, locale);
  const url = linkUrl(purpose, token, locale);
  const link = `<a href="${escapeHtml(url)}">${escapeHtml(action)}</a>`;
  const parts = [escapeHtml(reason), link, escapeHtml(validity), escapeHtml(otherwise)].map(paragraph);
  const head = `<meta charset="utf-8"><title>${escapeHtml(subject)}</title>`;
  return {
    subject,
    text: [reason, `${action}:\n${url}`, validity, otherwise].join('\n\n'),
    html: `<!doctype html><html lang="${LOCALE_TAGS[locale]}"><head>${head}</head><body style="${STYLE}">${parts.join('')}</body></html>`,
  };
}
