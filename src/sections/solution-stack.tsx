import { useTranslation } from 'react-i18next';
import { LAYERS } from '../contract/layers';
import { LAYER_MARKS } from '../illustrations/layer-marks';
import { LayerStack } from '../ui/layer-stack';
import { Section } from '../ui/section';
import './solution.css';

export function SolutionStack() {
  const { t } = useTranslation('solution');
  return (
    <Section id="layers" title={t('stack.title')} lead={t('stack.lead')}>
      <LayerStack
        layers={LAYERS.map((layer) => ({
          id: layer,
          term: t(`stack.${layer}.term`),
          text: t(`stack.${layer}.text`),
          mark: LAYER_MARKS[layer],
        }))}
      />
    </Section>
  );
}
