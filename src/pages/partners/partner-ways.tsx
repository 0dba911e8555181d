import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { ConfiguredLink } from '../../routes/configured-link';
import { LocalizedLink } from '../../routes/localized-link';
import { Section } from '../../ui/section';
import './partners.css';

/** Log in, apply, register: specification, section 2. */
export function PartnerWays() {
  const { t } = useTranslation('partners');
  return (
    <Section id="ways" title={t('ways.title')}>
      <ul className="ways">
        <li className="card card-body">
          <h3>{t('ways.apply.term')}</h3>
          <p>{t('ways.apply.text')}</p>
          <LocalizedLink to="partners/register" className="button button-primary">
            {t('ways.apply.link')}
          </LocalizedLink>
        </li>
        <li className="card card-body">
          <h3>{t('ways.logIn.term')}</h3>
          <p>{t('ways.logIn.text')}</p>
          <ConfiguredLink url={SITE.partnerPortalUrl} fallback="login" className="button">
            {t('ways.logIn.link')}
          </ConfiguredLink>
        </li>
        <li className="card card-body">
          <h3>{t('ways.register.term')}</h3>
          <p>{t('ways.register.text')}</p>
          <LocalizedLink to="signup" className="button">
            {t('ways.register.link')}
          </LocalizedLink>
        </li>
      </ul>
    </Section>
  );
}
