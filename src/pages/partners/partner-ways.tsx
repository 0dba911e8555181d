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

/**
 * Log in, apply, register: specification, section 2. The three stubs of one ticket. The header's Partner Portal leads to
 * its stub as long as the site knows no address of one: that says what it is, and whom to ask.
 */
export function PartnerWays() {
  const ways = useTexts()('partners:ways');
  return (
    <TextSection of="partners:ways">
      <Ticket
        stubs={[
          { ...ways.apply, action: <ApplyButton /> },
          {
            ...ways.logIn,
            ...(!SITE.partnerPortalUrl && { id: PORTAL_HASH.slice(1), text: ways.logIn.closed }),
            action: (
              <Button as={ConfiguredLink} url={SITE.partnerPortalUrl} fallback="contact-sales">
                {SITE.partnerPortalUrl ? ways.logIn.link : ways.logIn.ask}
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
