import type { Locale } from '../contract/locales';
import type { LocaleResources } from '../locale/i18n';
import type { Namespace } from '../locale/keys';
import { fillConstants } from './fill-constants';

const FILES = fillConstants(
  import.meta.glob<Record<string, unknown>>('/locales/*/*.json', { eager: true, import: 'default' }),
);

/** The named namespaces of a locale, with the site's constants in them; throws when a file is missing, which ends the build. */
export function translations(locale: Locale, namespaces: readonly Namespace[]): LocaleResources {
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const texts = FILES[`/locales/${locale}/${namespace}.json`];
      if (!texts) throw new Error(`locales/${locale}/${namespace}.json is missing`);
      return [namespace, texts];
    }),
  );
}
