import { SolutionInspection } from '../../sections/solution-inspection';
import { TextSection } from '../../sections/texts/text-section';

/** Every check by its name, on one specimen; what each looks at stands on the page of the details. */
export function SolutionOverview() {
  return (
    <TextSection of="solution:overview" linkTo="solution/feature-detail">
      {/* A drawing with its legend: the list of names has an address of its own. */}
      <figure>
        <SolutionInspection />
      </figure>
    </TextSection>
  );
}
