import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
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
          <PortalLink>{t('ways.logIn.link')}</PortalLink>
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

/** To the configured portal; without one, to the site's own log-in. */
function PortalLink({ children }: { children: ReactNode }) {
  if (!SITE.partnerPortalUrl) {
    return (
      <LocalizedLink to="login" className="button">
        {children}
      </LocalizedLink>
    );
  }
  return (
    <a href={SITE.partnerPortalUrl} rel="noopener" className="button">
      {children}
    </a>
  );
}
