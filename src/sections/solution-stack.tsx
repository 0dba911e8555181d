import { LAYERS } from '../contract/layers';
import { SpecimenDetail, SpecimenSource } from '../illustrations/inspection/specimen-detail';
import { TextSection } from './texts/text-section';
import { useTexts } from './texts/use-texts';
import './solution-stack.css';

/** The layers in their order, each with what it has under the glass. */
export function SolutionStack() {
  const texts = useTexts()('solution:layers');
  return (
    <TextSection of="solution:layers">
      <SpecimenSource />
      <ol className="detail-rows">
        {LAYERS.map((layer) => (
          <li key={layer}>
            <SpecimenDetail of={layer} />
            <div>
              <h3>{texts[layer].term}</h3>
              <p className="note">{texts[layer].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TextSection>
  );
}
