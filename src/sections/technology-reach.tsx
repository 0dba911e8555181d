import { ReachFigures } from './reach-figures';
import { TextSection } from './texts/text-section';
import './technology.css';

/** Printed full, its heading stands above the figures; on plain paper beside them, where there is room. */
export function TechnologyReach({ split = false }: { split?: boolean }) {
  return (
    <TextSection of="technology:reach" split={split}>
      <ReachFigures className="figures" />
    </TextSection>
  );
}
