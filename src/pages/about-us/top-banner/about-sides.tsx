import { TextSection } from '../../../sections/texts/text-section';
import { useTexts } from '../../../sections/texts/use-texts';
import '../about-trust.css';

const SIDES = ['business', 'person'] as const;

/** What each side gets, below its side of the drawing. */
export function AboutSides() {
  const texts = useTexts()('about-us:consequences');
  return (
    <TextSection of="about-us:consequences">
      <div className="sides">
        {SIDES.map((side) => (
          <div key={side}>
            <h3>{texts[side].term}</h3>
            <ol>
              {Object.entries(texts[side].lines).map(([id, line]) => (
                <li key={id}>{line}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </TextSection>
  );
}
