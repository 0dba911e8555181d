import { SpecimenDetail } from '../../illustrations/inspection/specimen-detail';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import './detail-strip.css';

const TOOLS = ['editor', 'investigation', 'dashboard'] as const;

/** The tools around the decision, each with what it has under the glass. */
export function TechnologyRules() {
  const texts = useTexts()('technology:rules');
  return (
    <TextSection of="technology:rules">
      <ul className="detail-strip detail-tools">
        {TOOLS.map((tool) => (
          <li key={tool}>
            <SpecimenDetail of={tool} />
            <h3>{texts[tool].term}</h3>
            <p className="note">{texts[tool].text}</p>
          </li>
        ))}
      </ul>
    </TextSection>
  );
}
