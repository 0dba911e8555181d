import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionDesk } from '../../../sections/solution-desk';
import { SolutionFeatureDetail } from '../../../sections/solution-feature-detail';
import { TextHeading } from '../../../sections/texts/text-heading';
import { toMrz } from '../../../ui/mrz';

export function Page() {
  return (
    <>
      <TextHeading of="solution:featureDetail" mrz={toMrz('solution', 'checks')} />
      <SolutionFeatureDetail />
      <SolutionDesk />
      <OnwardLinks of="solution:onward" to={['solution/stack-list', 'technology', 'solution']} />
    </>
  );
}
