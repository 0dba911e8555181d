import * as FACTS from '../../contract/facts';
import { CallToAction } from '../../sections/call-to-action';
import { SolutionDesk } from '../../sections/solution-desk';
import { SolutionFeatureDetail } from '../../sections/solution-feature-detail';
import { SolutionFeatureList } from '../../sections/solution-feature-list';
import { SolutionJourney } from '../../sections/solution-journey';
import { SolutionStack } from '../../sections/solution-stack';
import { StartActions } from '../../sections/start-actions';
import { TextHeading } from '../../sections/texts/text-heading';
import { toMrz } from '../../ui/mrz';

export function Page() {
  return (
    <>
      <TextHeading
        of="solution:banner"
        mrz={toMrz('customer onboarding', 'kyc', `${FACTS.countries} countries`)}
        actions={<StartActions />}
      />
      <SolutionJourney />
      <SolutionFeatureList isExplainedHere />
      <SolutionFeatureDetail />
      <SolutionDesk />
      <SolutionStack />
      <CallToAction of="solution:cta" />
    </>
  );
}
