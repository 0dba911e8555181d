import { CallToAction } from '../../../sections/call-to-action';
import { OnwardLinks } from '../../../sections/onward-links';
import { RowsSection } from '../../../sections/texts/rows-section';
import { TextHeading } from '../../../sections/texts/text-heading';
import { TechnologyReach } from '../technology-reach';

export function Page() {
  return (
    <>
      <TextHeading of="technology:topBanner" />
      <RowsSection of="technology:essentials" className="rows-statement" />
      <TechnologyReach />
      <OnwardLinks of="technology:onward" to={['technology', 'technology/stack-list', 'documents']} />
      <CallToAction of="technology:cta" />
    </>
  );
}
