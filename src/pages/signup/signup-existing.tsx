import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';

export function SignupExisting() {
  const { t } = useTranslation('signup');
  return (
    <section aria-labelledby="existing-title" className="aside until-sent">
      <h2 id="existing-title">{t('existing.title')}</h2>
      <p>
        <LocalizedLink to="login" className="link">
          {t('existing.link')}
        </LocalizedLink>
      </p>
    </section>
  );
}
