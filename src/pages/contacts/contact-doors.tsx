import { LocalizedLink } from '../../routes/localized-link';
import { MoreLink } from '../../sections/more-link';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { Ticket } from '../../sections/ticket';
import { Button } from '../../ui/button';
import { DefinitionRows } from '../../ui/definition-rows';
import '../../ui/statement-rows.css';

export function ContactDoors() {
  const { sales, support, partners, developers, privacy, verified } = useTexts()('contacts:doors');
  return (
    <TextSection of="contacts:doors">
      <Ticket
        stubs={[
          {
            ...sales,
            action: (
              <Button as={LocalizedLink} primary to="contact-sales">
                {sales.link}
              </Button>
            ),
          },
          {
            ...support,
            action: (
              <Button as={LocalizedLink} to="faq">
                {support.link}
              </Button>
            ),
          },
          {
            ...partners,
            action: (
              <Button as={LocalizedLink} to="partners">
                {partners.link}
              </Button>
            ),
          },
        ]}
      />
      <DefinitionRows
        className="rows-statement"
        rows={[
          { ...developers, link: <MoreLink to="documents">{developers.link}</MoreLink> },
          { ...privacy, link: <MoreLink to="contact-sales">{privacy.link}</MoreLink> },
          {
            ...verified,
            link: (
              <MoreLink to="faq" hash="#verified-questions">
                {verified.link}
              </MoreLink>
            ),
          },
        ]}
      />
    </TextSection>
  );
}
