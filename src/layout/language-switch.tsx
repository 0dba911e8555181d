import { useTranslation } from 'react-i18next';
import { LOCALE_TAGS, LOCALES } from '../contract/locales';
import { joinLocalePath } from '../locale/locale-path';
import { useRequestedUrl } from '../routes/requested-url';
import { SiteLink } from '../routes/site-link';
import { LanguageName } from './language-name';

/**
 * The same page in each other language, query and hash included; each is named, and spoken, in its own language. The
 * head script remembers the choice.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { locale, path, search, hash } = useRequestedUrl();
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <SiteLink
      key={other}
      to={joinLocalePath({ locale: other, path }) + search + hash}
      hrefLang={LOCALE_TAGS[other]}
      lang={other}
      className="nav-link language-link"
    >
      <LanguageName locale={other} name={t(`language.${other}`)} />
    </SiteLink>
  ));
}
