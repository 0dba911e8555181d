import { CallToAction } from '../../../sections/call-to-action';
import { OnwardLinks } from '../../../sections/onward-links';
import { StartActions } from '../../../sections/start-actions';
import { RowsSection } from '../../../sections/texts/rows-section';
import { TextHeading } from '../../../sections/texts/text-heading';
import { toMrz } from '../../../ui/mrz';

export function Page() {
  return (
    <>
      <TextHeading
        of="solution:topBanner"
        mrz={toMrz('customer onboarding', 'summary')}
        actions={<StartActions />}
      />
      <RowsSection of="solution:roles" split />
      <RowsSection of="solution:outcomes" split className="rows-large" />
      <OnwardLinks of="solution:onward" to={['solution', 'solution/feature-list', 'solution/stack-list']} />
      <CallToAction of="solution:cta" />
    </>
  );
}
