import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALE_TAGS } from '../contract/locales';
import { joinLocalePath } from '../locale/locale-path';
import { useRequestedUrl } from '../routes/requested-url';
import { SiteLink } from '../routes/site-link';
import { closeLanguageOffer, onLanguageOffer, readersLocale } from '../runtime/language-offer';
import { Icon } from '../ui/icon';
import { x } from '../ui/icons';
import { keepFocus } from '../ui/keep-focus';

const nobody = () => null;

/**
 * Offers the page in the reader's language, in its words, where it is another one; it is said in a line that comes last
 * in the document and stays at the screen's end, so that it moves nothing. The head script remembers who follows it.
 */
export function LanguageOffer() {
  const { t } = useTranslation();
  const { locale, path, search, hash } = useRequestedUrl();
  const offered = useSyncExternalStore(onLanguageOffer, readersLocale, nobody);
  if (!offered || offered === locale) return null;
  return (
    <aside lang={offered} aria-label={t(`offer.${offered}.label`)} className="language-offer">
      <div className="frame">
        <SiteLink
          to={joinLocalePath({ locale: offered, path }) + search + hash}
          hrefLang={LOCALE_TAGS[offered]}
        >
          {t(`offer.${offered}.text`)}
        </SiteLink>
        <button
          type="button"
          className="nav-link"
          onClick={() => {
            closeLanguageOffer();
            keepFocus();
          }}
        >
          <Icon body={x} />
          {t(`offer.${offered}.close`)}
        </button>
      </div>
    </aside>
  );
}
