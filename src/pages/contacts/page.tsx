import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { Section } from '../../ui/section';
import { ContactDoors } from './contact-doors';
import { DirectContact } from './direct-contact';

export function Page() {
  const { t } = useTranslation('contacts');
  return (
    <>
      <PageHeading title={t('heading.title')} lead={t('heading.lead')} mrz={toMrz('contacts')} />
      <ContactDoors />
      <DirectContact />
      <Section id="answers" split title={t('faq.title')}>
        <p className="lead">{t('faq.text')}</p>
        <p>
          <MoreLink to="faq">{t('faq.link')}</MoreLink>
        </p>
      </Section>
    </>
  );
}
