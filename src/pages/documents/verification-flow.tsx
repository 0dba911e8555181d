import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';
import { StepList } from '../../ui/step-list';

/** Specification, section 1: upload identity data and finalise workflows. */
export function VerificationFlow() {
  const { t } = useTranslation('documents');
  return (
    <Section id="flow" title={t('flow.title')} lead={t('flow.lead')}>
      <StepList
        steps={[
          { term: t('flow.begin.term'), text: t('flow.begin.text') },
          { term: t('flow.selfie.term'), text: t('flow.selfie.text') },
          { term: t('flow.document.term'), text: t('flow.document.text') },
          { term: t('flow.finalise.term'), text: t('flow.finalise.text') },
          { term: t('flow.result.term'), text: t('flow.result.text') },
        ]}
      />
    </Section>
  );
}
