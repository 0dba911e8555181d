import { SpecimenDetail } from '../../../illustrations/inspection/specimen-detail';
import { ClosingLine } from '../../../sections/closing-line';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionFeatureDetail } from '../../../sections/solution-feature-detail';
import { TextHeading } from '../../../sections/texts/text-heading';

export function Page() {
  return (
    <>
      <TextHeading of="solution:featureDetail" seal={<SpecimenDetail of="document" />} />
      <SolutionFeatureDetail />
      <OnwardLinks of="solution:onward" to={['solution/stack-list', 'technology', 'solution']} />
      <ClosingLine of="solution:cta" />
    </>
  );
}
