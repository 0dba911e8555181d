import { CallToAction } from '../../../sections/call-to-action';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionStack } from '../../../sections/solution-stack';
import { TextHeading } from '../../../sections/texts/text-heading';
import { toMrz } from '../../../ui/mrz';

export function Page() {
  return (
    <>
      <TextHeading of="solution:stackList" mrz={toMrz('solution', 'layers')} />
      <SolutionStack />
      <OnwardLinks
        of="solution:onward"
        to={['solution/feature-detail', 'solution/top-banner', 'technology']}
      />
      <CallToAction of="solution:cta" />
    </>
  );
}
