import type { TFunction } from 'i18next';
import type { Namespace } from '../../locale/keys';

export type AnswerText = (t: TFunction<readonly Namespace[]>) => string;

/** Of a document whose form was not stored. */
export function refusalTitle(status: number, isMendable: boolean): AnswerText {
  if (isMendable || status === 401) return (t) => t('server:mend.title');
  if (status === 429 || status === 503) return (t) => t('server:busy.title');
  return status >= 500 ? (t) => t('server:failed.title') : (t) => t('server:refused.title');
}

interface StoredText {
  title: AnswerText;
  text: AnswerText;
}

/** By the page of the form, or the case of it. Without script nobody can stay logged in, which these say. */
const STORED: Record<string, StoredText> = {
  '/signup': { title: (t) => t('server:signup.title'), text: (t) => t('server:signup.text') },
  '/login': { title: (t) => t('server:login.title'), text: (t) => t('server:login.text') },
  '/reset-password': {
    title: (t) => t('server:passwordReset.title'),
    text: (t) => t('server:passwordReset.text'),
  },
  '/reset-password without mail': {
    title: (t) => t('server:passwordReset.noMail.title'),
    text: (t) => t('server:passwordReset.noMail.text'),
  },
  '/partners/register': {
    title: (t) => t('forms:partner.success.title'),
    text: (t) => t('forms:partner.success.text'),
  },
};

const REGISTERED: StoredText = {
  title: (t) => t('forms:registration.success.title'),
  text: (t) => t('server:registration.text'),
};

const SENT: StoredText = { title: (t) => t('forms:success.title'), text: (t) => t('forms:success.text') };

/** What a form says once it is stored. */
export const storedText = (words: string): StoredText =>
  words.startsWith('/registration/') ? REGISTERED : (STORED[words] ?? SENT);
