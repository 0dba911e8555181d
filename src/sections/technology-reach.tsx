import { ReachFigures } from './reach-figures';
import { TextSection } from './texts/text-section';
import './headline-figures.css';
import './technology-reach.css';

export function TechnologyReach() {
  return (
    <TextSection of="technology:reach" split>
      <ReachFigures className="figures" />
    </TextSection>
  );
}
