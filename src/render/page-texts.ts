import type { i18n } from 'i18next';
import type { Locale } from '../contract/locales';
import { createI18n, type LocaleResources } from '../locale/i18n';

/** The languages of this tab: one i18next instance each, which learns a page's texts when the page comes. */
export interface PageTexts {
  /** Whether somebody has spoken in it, and so has `common`. */
  knows: (locale: Locale) => boolean;
  /** Gives a locale's one instance, with these texts added to those that it has. */
  speak: (locale: Locale, resources: LocaleResources) => i18n;
}

export function createPageTexts(): PageTexts {
  const byLocale = new Map<Locale, i18n>();
  return {
    knows: (locale) => byLocale.has(locale),
    speak: (locale, resources) => {
      const known = byLocale.get(locale);
      if (!known) {
        const created = createI18n(locale, resources);
        byLocale.set(locale, created);
        return created;
      }
      for (const [namespace, texts] of Object.entries(resources)) {
        // Besides what is there: a page has the words of its own forms alone.
        known.addResourceBundle(locale, namespace, texts, true, true);
      }
      return known;
    },
  };
}
