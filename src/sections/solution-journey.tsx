import { JourneyPhone } from '../illustrations/journey/journey-phone';
import { TextSection } from './texts/text-section';
import { useTexts } from './texts/use-texts';

/** Specification, section 1: the end user's four steps. */
export function SolutionJourney() {
  const texts = useTexts()('solution:journey');
  return (
    <TextSection of="solution:journey">
      <JourneyPhone label={texts.label} steps={texts} words={texts.screen} />
    </TextSection>
  );
}
