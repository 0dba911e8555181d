import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { TextHeading } from '../../sections/texts/text-heading';
import { TextSection } from '../../sections/texts/text-section';
import { ContactDoors } from './contact-doors';
import { DirectContact } from './direct-contact';

export function Page() {
  const { t } = useTranslation('contacts');
  return (
    <>
      <TextHeading of="contacts:heading" print="waves" />
      <ContactDoors />
      <DirectContact />
      <TextSection of="contacts:answers" split>
        <p className="lead">{t('answers.text')}</p>
        <p>
          <MoreLink to="faq">{t('answers.more')}</MoreLink>
        </p>
      </TextSection>
    </>
  );
}
