import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { TextHeading } from '../../sections/texts/text-heading';
import { ContactDoors } from './contact-doors';
import { DirectContact } from './direct-contact';

export function Page() {
  const { t } = useTranslation('contacts');
  return (
    <>
      <TextHeading of="contacts:heading" print="waves" />
      <ContactDoors />
      <DirectContact />
      <CallToAction of="contacts:answers" first={{ to: 'faq', label: t('answers.more') }} />
    </>
  );
}
