import { useSolutionFeatures } from '../../sections/solution-features';
import { TextSection } from '../../sections/texts/text-section';
import { DefinitionRows } from '../../ui/definition-rows';

/** The groups of checks and tools; what belongs to each stands on the pages of the lists. */
export function SolutionOverview() {
  return (
    <TextSection of="solution:overview" split linkTo="solution/feature-detail">
      <DefinitionRows rows={useSolutionFeatures()} />
    </TextSection>
  );
}
