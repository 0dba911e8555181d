import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { ConfiguredLink } from '../../routes/configured-link';
import { LocalizedLink } from '../../routes/localized-link';
import { PORTAL_HASH } from '../../routes/portal';
import { TextSection } from '../../sections/texts/text-section';
import { Button } from '../../ui/button';
import { ApplyButton } from './apply-button';
import './partners.css';

/** Log in, apply, register: specification, section 2. The three stubs of one ticket. */
export function PartnerWays() {
  const { t } = useTranslation('partners');
  return (
    <TextSection of="partners:ways">
      <ul className="ways">
        <li>
          <h3>{t('ways.apply.term')}</h3>
          <p>{t('ways.apply.text')}</p>
          <ApplyButton />
        </li>
        <li>
          <h3>{t('ways.logIn.term')}</h3>
          <p>{t('ways.logIn.text')}</p>
          <Button as={ConfiguredLink} url={SITE.partnerPortalUrl} fallback="partners" hash={PORTAL_HASH}>
            {SITE.partnerPortalUrl ? t('ways.logIn.link') : t('ways.logIn.about')}
          </Button>
        </li>
        <li>
          <h3>{t('ways.register.term')}</h3>
          <p>{t('ways.register.text')}</p>
          <Button as={LocalizedLink} to="signup">
            {t('ways.register.link')}
          </Button>
        </li>
      </ul>
    </TextSection>
  );
}
