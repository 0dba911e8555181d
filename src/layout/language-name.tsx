import type { Locale } from '../contract/locales';

/**
 * A language's own name. The Thai one is drawn, from Anuphan's outlines: on an English page three letters are not
 * worth a font, and not every device brings Thai letters of its own.
 */
export function LanguageName({ locale, name }: { locale: Locale; name: string }) {
  return locale === 'th' ? <span className="thai-name" aria-hidden="true" /> : name;
}
