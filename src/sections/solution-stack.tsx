import { useTranslation } from 'react-i18next';
import { LAYER_MARKS } from '../illustrations/layer-marks';
import { LayerStack } from '../ui/layer-stack';
import { Section } from '../ui/section';
import '../illustrations/solution.css';

export function SolutionStack() {
  const { t } = useTranslation('solution');
  return (
    <Section id="layers" title={t('stack.title')} lead={t('stack.lead')}>
      <LayerStack
        layers={[
          {
            id: 'capture',
            term: t('stack.capture.term'),
            text: t('stack.capture.text'),
            mark: LAYER_MARKS.capture,
          },
          {
            id: 'document',
            term: t('stack.document.term'),
            text: t('stack.document.text'),
            mark: LAYER_MARKS.document,
          },
          {
            id: 'person',
            term: t('stack.person.term'),
            text: t('stack.person.text'),
            mark: LAYER_MARKS.person,
          },
          {
            id: 'background',
            term: t('stack.background.term'),
            text: t('stack.background.text'),
            mark: LAYER_MARKS.background,
          },
          { id: 'score', term: t('stack.score.term'), text: t('stack.score.text'), mark: LAYER_MARKS.score },
          {
            id: 'decision',
            term: t('stack.decision.term'),
            text: t('stack.decision.text'),
            mark: LAYER_MARKS.decision,
          },
        ]}
      />
    </Section>
  );
}
