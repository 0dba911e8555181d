import { SpecimenDetail } from '../../../illustrations/inspection/specimen-detail';
import { CallToAction } from '../../../sections/call-to-action';
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
      <CallToAction of="solution:cta" />
    </>
  );
}
