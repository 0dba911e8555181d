import { SolutionFeatureDetail } from '../../sections/solution-feature-detail';
import { SolutionFeatureList } from '../../sections/solution-feature-list';
import { SolutionStack } from '../../sections/solution-stack';
import { SolutionBanner } from './solution-banner';
import { SolutionClosing } from './solution-closing';
import { SolutionDesk } from './solution-desk';
import { SolutionJourney } from './solution-journey';

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
