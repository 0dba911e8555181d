import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';

export function LoginHelp() {
  const { t } = useTranslation('login');
  return (
    <div className="asides">
      <section aria-labelledby="no-account-title" className="aside">
        <h2 id="no-account-title">{t('noAccount.title')}</h2>
        <p>{t('noAccount.text')}</p>
        <p>
          <LocalizedLink to="signup" className="link">
            {t('noAccount.link')}
          </LocalizedLink>
        </p>
      </section>
      <section aria-labelledby="partner-title" className="aside">
        <h2 id="partner-title">{t('partner.title')}</h2>
        <p>{t('partner.text')}</p>
        <p>
          <LocalizedLink to="partners" className="link">
            {t('partner.link')}
          </LocalizedLink>
        </p>
      </section>
      <section aria-labelledby="forgotten-title" className="aside">
        <h2 id="forgotten-title">{t('forgotten.title')}</h2>
        <p>{t('forgotten.text')}</p>
        <p>
          <LocalizedLink to="contact-sales" className="link">
            {t('forgotten.link')}
          </LocalizedLink>
        </p>
      </section>
    </div>
  );
}
