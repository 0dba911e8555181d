import { useTranslation } from 'react-i18next';
import { TransactionTrace } from '../../illustrations/trace/transaction-trace';
import { Section } from '../../ui/section';

export function TechnologyPipeline() {
  const { t } = useTranslation('technology');
  return (
    <Section id="pipeline" title={t('pipeline.title')} lead={t('pipeline.lead')}>
      <TransactionTrace
        stages={{
          capture: { term: t('pipeline.capture.term'), text: t('pipeline.capture.text') },
          extraction: { term: t('pipeline.extraction.term'), text: t('pipeline.extraction.text') },
          checks: { term: t('pipeline.checks.term'), text: t('pipeline.checks.text') },
          orchestration: { term: t('pipeline.orchestration.term'), text: t('pipeline.orchestration.text') },
          answer: { term: t('pipeline.answer.term'), text: t('pipeline.answer.text') },
        }}
        fields={{
          birthDate: t('pipeline.field.birthDate'),
          checkDigit: t('pipeline.field.checkDigit'),
          sex: t('pipeline.field.sex'),
          expiryDate: t('pipeline.field.expiryDate'),
          nationality: t('pipeline.field.nationality'),
        }}
        sum={{
          caption: t('pipeline.sum.caption'),
          character: t('pipeline.sum.character'),
          weight: t('pipeline.sum.weight'),
          product: t('pipeline.sum.product'),
          sum: t('pipeline.sum.sum'),
          remainder: t('pipeline.sum.remainder'),
        }}
        score={{
          signal: {
            textZones: t('pipeline.score.textZones'),
            faceMatch: t('pipeline.score.faceMatch'),
            liveness: t('pipeline.score.liveness'),
            email: t('pipeline.score.email'),
            device: t('pipeline.score.device'),
          },
          total: t('pipeline.score.total'),
        }}
        answer={{
          pass: t('pipeline.outcome.pass'),
          review: t('pipeline.outcome.review'),
          refuse: t('pipeline.outcome.refuse'),
          score: t('pipeline.score.total'),
        }}
      />
    </Section>
  );
}
