import { useTranslation } from 'react-i18next';
import { LAYER_MARKS } from '../illustrations/layer-marks';
import { LayerStack } from '../ui/layer-stack';
import { Section } from '../ui/section';

export function TechnologyStack() {
  const { t } = useTranslation('technology');
  return (
    <Section id="stack" title={t('stack.title')} lead={t('stack.lead')}>
      <LayerStack
        layers={[
          {
            id: 'channels',
            term: t('stack.channels.term'),
            text: t('stack.channels.text'),
            mark: LAYER_MARKS.channels,
          },
          {
            id: 'recognition',
            term: t('stack.recognition.term'),
            text: t('stack.recognition.text'),
            mark: LAYER_MARKS.recognition,
          },
          {
            id: 'biometrics',
            term: t('stack.biometrics.term'),
            text: t('stack.biometrics.text'),
            mark: LAYER_MARKS.biometrics,
          },
          {
            id: 'screening',
            term: t('stack.screening.term'),
            text: t('stack.screening.text'),
            mark: LAYER_MARKS.screening,
          },
          {
            id: 'orchestration',
            term: t('stack.orchestration.term'),
            text: t('stack.orchestration.text'),
            mark: LAYER_MARKS.orchestration,
          },
          {
            id: 'review',
            term: t('stack.review.term'),
            text: t('stack.review.text'),
            mark: LAYER_MARKS.decision,
          },
        ]}
      />
    </Section>
  );
}
