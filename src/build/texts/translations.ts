import { SITE } from '../../config/site';
import { LOCALES, type Locale } from '../../contract/locales';
import type { LocaleResources } from '../../locale/i18n';
import type { Namespace } from '../../locale/keys';
import { companyConstants } from './company-constants';
import { fillConstants } from './fill-constants';
import { formConstants } from './form-constants';
import { languageConstants } from './language-texts';
import { LOCALE_FILES } from './locale-files';

const FILLED = new Map(
  LOCALES.map((locale) => {
    const files = filesOf(locale);
    const constants = {
      ...languageConstants(locale),
      ...formConstants(locale, files['forms']),
      ...companyConstants(locale, SITE),
    };
    return [locale, fillConstants(files, constants)];
  }),
);

function filesOf(locale: Locale): Record<string, Record<string, unknown>> {
  const folder = `/locales/${locale}/`;
  return Object.fromEntries(
    Object.entries(LOCALE_FILES)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, texts]) => [path.slice(folder.length, -'.json'.length), texts]),
  );
}

/** The named namespaces of a locale, with the site's constants in them; throws when a file is missing, which ends the build. */
export function translations(locale: Locale, namespaces: readonly Namespace[]): LocaleResources {
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const texts = FILLED.get(locale)?.[namespace];
      if (!texts) throw new Error(`locales/${locale}/${namespace}.json is missing`);
      return [namespace, texts];
    }),
  );
}
