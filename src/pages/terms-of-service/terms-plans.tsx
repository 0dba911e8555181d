import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

export function TermsPlans() {
  const { t } = useTranslation('terms-of-service');
  return (
    <Section id="plans" split title={t('plans.title')}>
      <DefinitionRows
        rows={[
          { term: t('plans.trial.term'), text: t('plans.trial.text') },
          { term: t('plans.starter.term'), text: t('plans.starter.text') },
          { term: t('plans.enterprise.term'), text: t('plans.enterprise.text') },
          { term: t('plans.vat.term'), text: t('plans.vat.text') },
        ]}
      />
    </Section>
  );
}
