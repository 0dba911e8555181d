import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { FaqList } from './faq-list';

export function Page() {
  const { t } = useTranslation('faq');
  return (
    <>
      <PageHeading title={t('heading.title')} lead={t('heading.lead')} mrz={toMrz('questions', 'answers')} />
      <FaqList />
      <CallToAction
        title={t('cta.title')}
        text={t('cta.text')}
        first={{ to: 'contact-sales', label: t('cta.action') }}
      />
    </>
  );
}
