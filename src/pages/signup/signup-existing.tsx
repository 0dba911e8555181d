import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';

export function SignupExisting() {
  const { t } = useTranslation('signup');
  return (
    <section aria-labelledby="existing-title" className="aside until-sent">
      <h2 id="existing-title">{t('existing.title')}</h2>
      <p>
        <MoreLink to="login">{t('existing.link')}</MoreLink>
      </p>
    </section>
  );
}
