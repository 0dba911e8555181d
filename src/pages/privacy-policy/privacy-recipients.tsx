import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

export function PrivacyRecipients() {
  const { t } = useTranslation('privacy-policy');
  return (
    <Section id="recipients" split title={t('recipients.title')}>
      <DefinitionRows
        rows={[
          { term: t('recipients.staff.term'), text: t('recipients.staff.text') },
          { term: t('recipients.processors.term'), text: t('recipients.processors.text') },
          { term: t('recipients.others.term'), text: t('recipients.others.text') },
        ]}
      />
      <p className="prose">{t('recipients.transfer')}</p>
    </Section>
  );
}
