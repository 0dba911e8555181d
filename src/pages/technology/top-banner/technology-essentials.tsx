import {
  type DetailName,
  SpecimenDetail,
  SpecimenSource,
} from '../../../illustrations/inspection/specimen-detail';
import { TextSection } from '../../../sections/texts/text-section';
import { useTexts } from '../../../sections/texts/use-texts';
import '../../../illustrations/trace/trace.css';

const ESSENTIALS = { engine: 'document', result: 'score', control: 'editor' } as const satisfies Record<
  string,
  DetailName
>;

const IDS = Object.keys(ESSENTIALS) as (keyof typeof ESSENTIALS)[];

/** What is read, what comes of it and what decides, each with its place on the specimen. */
export function TechnologyEssentials() {
  const texts = useTexts()('technology:essentials');
  return (
    <TextSection of="technology:essentials">
      <SpecimenSource />
      <ul className="detail-strip detail-tools">
        {IDS.map((id) => (
          <li key={id}>
            <SpecimenDetail of={ESSENTIALS[id]} />
            <h3>{texts[id].term}</h3>
            <p>{texts[id].text}</p>
          </li>
        ))}
      </ul>
    </TextSection>
  );
}
