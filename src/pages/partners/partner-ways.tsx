import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { ConfiguredLink } from '../../routes/configured-link';
import { LocalizedLink } from '../../routes/localized-link';
import { PORTAL_HASH } from '../../routes/portal';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { Ticket } from '../../sections/ticket';
import { Button } from '../../ui/button';
import { ApplyButton } from './apply-button';
import './partners.css';

/** Log in, apply, register: specification, section 2. The three stubs of one ticket. */
export function PartnerWays() {
  const { t } = useTranslation('partners');
  const ways = useTexts()('partners:ways');
  return (
    <TextSection of="partners:ways">
      <Ticket
        stubs={[
          { ...ways.apply, action: <ApplyButton /> },
          {
            ...ways.logIn,
            ...(!SITE.partnerPortalUrl && { text: t('ways.logIn.closed') }),
            action: (
              <Button as={ConfiguredLink} url={SITE.partnerPortalUrl} fallback="partners" hash={PORTAL_HASH}>
                {SITE.partnerPortalUrl ? ways.logIn.link : ways.logIn.about}
              </Button>
            ),
          },
          {
            ...ways.register,
            action: (
              <Button as={LocalizedLink} to="signup">
                {ways.register.link}
              </Button>
            ),
          },
        ]}
      />
    </TextSection>
  );
}
