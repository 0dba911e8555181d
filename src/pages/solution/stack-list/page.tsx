import { SpecimenDetail } from '../../../illustrations/inspection/specimen-detail';
import { ClosingLine } from '../../../sections/closing-line';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionStack } from '../../../sections/solution-stack';
import { TextHeading } from '../../../sections/texts/text-heading';

export function Page() {
  return (
    <>
      <TextHeading of="solution:stackList" seal={<SpecimenDetail of="decision" />} />
      <SolutionStack />
      <OnwardLinks
        of="solution:onward"
        to={['solution/feature-detail', 'solution/top-banner', 'technology']}
      />
      <ClosingLine of="solution:cta" />
    </>
  );
}
