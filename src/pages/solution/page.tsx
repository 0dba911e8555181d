import { SolutionDesk } from '../../sections/solution-desk';
import { SolutionFeatureDetail } from '../../sections/solution-feature-detail';
import { SolutionFeatureList } from '../../sections/solution-feature-list';
import { SolutionJourney } from '../../sections/solution-journey';
import { SolutionStack } from '../../sections/solution-stack';
import { SolutionBanner } from './solution-banner';
import { SolutionClosing } from './solution-closing';

export function Page() {
  return (
    <>
      <SolutionBanner />
      <SolutionJourney />
      <SolutionFeatureList isExplainedHere />
      <SolutionFeatureDetail />
      <SolutionDesk />
      <SolutionStack />
      <SolutionClosing />
    </>
  );
}
