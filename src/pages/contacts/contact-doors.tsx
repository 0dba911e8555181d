import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { DefinitionRows } from '../../ui/definition-rows';

export function ContactDoors() {
  const { t } = useTranslation();
  const { sales, support, partners, developers, privacy, verified } = useTexts()('contacts:doors');
  return (
    <TextSection of="contacts:doors">
      <DefinitionRows
        className="rows-statement"
        rows={[
          { ...sales, link: <MoreLink to="contact-sales">{t('action.contactSales')}</MoreLink> },
          { ...support, link: <MoreLink to="contact-sales">{support.link}</MoreLink> },
          { ...partners, link: <MoreLink to="partners">{partners.link}</MoreLink> },
          { ...developers, link: <MoreLink to="documents">{developers.link}</MoreLink> },
          { ...privacy, link: <MoreLink to="privacy-policy">{privacy.link}</MoreLink> },
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
