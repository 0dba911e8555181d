import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section';
import { StepList } from '../../../ui/step-list';

export function PartnerSteps() {
  const { t } = useTranslation('partners');
  return (
    <Section id="application" title={t('steps.title')}>
      <StepList
        steps={[
          { term: t('steps.apply.term'), text: t('steps.apply.text') },
          { term: t('steps.read.term'), text: t('steps.read.text') },
          { term: t('steps.agree.term'), text: t('steps.agree.text') },
          { term: t('steps.start.term'), text: t('steps.start.text') },
        ]}
      />
    </Section>
  );
}
