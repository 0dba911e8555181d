import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { ConfiguredLink } from '../../routes/configured-link';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Section } from '../../ui/section';
import './partners.css';

/** Log in, apply, register: specification, section 2. */
export function PartnerWays() {
  const { t } = useTranslation('partners');
  return (
    <Section id="ways" title={t('ways.title')}>
      <ul className="ways">
        <Card as="li" className="card-body">
          <h3>{t('ways.apply.term')}</h3>
          <p>{t('ways.apply.text')}</p>
          <Button as={LocalizedLink} primary to="partners/register">
            {t('ways.apply.link')}
          </Button>
        </Card>
        <Card as="li" className="card-body">
          <h3>{t('ways.logIn.term')}</h3>
          <p>{t('ways.logIn.text')}</p>
          <Button as={ConfiguredLink} url={SITE.partnerPortalUrl} fallback="login">
            {t('ways.logIn.link')}
          </Button>
        </Card>
        <Card as="li" className="card-body">
          <h3>{t('ways.register.term')}</h3>
          <p>{t('ways.register.text')}</p>
          <Button as={LocalizedLink} to="signup">
            {t('ways.register.link')}
          </Button>
        </Card>
      </ul>
    </Section>
  );
}
