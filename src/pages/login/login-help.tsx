import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';

export function LoginHelp() {
  const { t } = useTranslation('login');
  return (
    <div className="asides">
      <section aria-labelledby="no-account-title" className="aside">
        <h2 id="no-account-title">{t('noAccount.title')}</h2>
        <p>{t('noAccount.text')}</p>
        <p>
          <MoreLink to="signup">{t('noAccount.link')}</MoreLink>
        </p>
      </section>
      <section aria-labelledby="partner-title" className="aside">
        <h2 id="partner-title">{t('partner.title')}</h2>
        <p>{t('partner.text')}</p>
        <p>
          <MoreLink to="partners">{t('partner.link')}</MoreLink>
        </p>
      </section>
      <section aria-labelledby="forgotten-title" className="aside">
        <h2 id="forgotten-title">{t('forgotten.title')}</h2>
        <p>{t('forgotten.text')}</p>
        <p>
          <MoreLink to="contact-sales">{t('forgotten.link')}</MoreLink>
        </p>
      </section>
    </div>
  );
}
