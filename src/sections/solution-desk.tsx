import { ReviewersDesk } from '../illustrations/desk/reviewers-desk';
import { TextSection } from './texts/text-section';
import { useTexts } from './texts/use-texts';
import './solution-desk.css';

export function SolutionDesk() {
  const texts = useTexts();
  return (
    <TextSection of="solution:review">
      <ReviewersDesk texts={texts('solution:review')} />
    </TextSection>
  );
}
