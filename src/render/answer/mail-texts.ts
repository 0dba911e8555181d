import type { English } from '../../../.generated/locale-keys';
import { translations } from '../../build/texts/translations';
import type { Locale } from '../../contract/locales';

/** What the server's mails say in a language. All languages have the same keys: the build ends where one lacks any. */
export const mailTexts = (locale: Locale): Pick<English, 'mails'> =>
  translations(locale, ['mails']) as Pick<English, 'mails'>;
