import { CallToAction } from '../../../sections/call-to-action';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionStack } from '../../../sections/solution-stack';
import { RowsSection } from '../../../sections/texts/rows-section';
import { TextHeading } from '../../../sections/texts/text-heading';
import { toMrz } from '../../../ui/mrz';

export function Page() {
  return (
    <>
      <TextHeading of="solution:stackList" mrz={toMrz('solution', 'layers')} />
      <SolutionStack />
      <RowsSection of="solution:outcomes" split className="rows-large" />
      <OnwardLinks
        of="solution:onward"
        to={['solution/feature-detail', 'solution/top-banner', 'technology']}
      />
      <CallToAction of="solution:cta" />
    </>
  );
}
