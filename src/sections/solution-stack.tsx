import { LAYERS } from '../contract/layers';
import { LAYER_MARKS } from '../illustrations/layer-marks';
import { LayerStack } from '../ui/layer-stack';
import { TextSection } from './texts/text-section';
import { useTexts } from './texts/use-texts';
import './solution.css';

export function SolutionStack() {
  const texts = useTexts()('solution:layers');
  return (
    <TextSection of="solution:layers">
      <LayerStack
        layers={LAYERS.map((layer) => ({ ...texts[layer], id: layer, mark: LAYER_MARKS[layer] }))}
      />
    </TextSection>
  );
}
