import { CallToAction } from '../../../sections/call-to-action';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionFeatureDetail } from '../../../sections/solution-feature-detail';
import { TextHeading } from '../../../sections/texts/text-heading';
import { toMrz } from '../../../ui/mrz';

export function Page() {
  return (
    <>
      <TextHeading of="solution:featureDetail" mrz={toMrz('solution', 'checks')} />
      <SolutionFeatureDetail />
      <OnwardLinks of="solution:onward" to={['solution/stack-list', 'technology', 'solution']} />
      <CallToAction of="solution:cta" />
    </>
  );
}
