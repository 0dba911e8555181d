import type { Locale } from '../contract/locales';

/**
 * Names that are drawn, from the outlines of the language's own font: on another language's page a few letters are not
 * worth a font, and not every device brings them of its own.
 */
const DRAWN: Partial<Record<Locale, string>> = { th: 'thai-name' };

/** A language's own name. */
export function LanguageName({ locale, name }: { locale: Locale; name: string }) {
  const drawing = DRAWN[locale];
  return drawing ? <span className={drawing} role="img" aria-label={name} /> : name;
}
