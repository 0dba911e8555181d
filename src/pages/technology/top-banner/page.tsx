import { CallToAction } from '../../../sections/call-to-action';
import { OnwardLinks } from '../../../sections/onward-links';
import { TechnologyChannels } from '../../../sections/technology-channels';
import { RowsSection } from '../../../sections/texts/rows-section';
import { TextHeading } from '../../../sections/texts/text-heading';
import { toMrz } from '../../../ui/mrz';

export function Page() {
  return (
    <>
      <TextHeading of="technology:topBanner" mrz={toMrz('technology', 'summary')} />
      <RowsSection of="technology:essentials" split />
      <TechnologyChannels />
      <OnwardLinks of="technology:onward" to={['technology', 'technology/stack-list', 'documents']} />
      <CallToAction of="technology:cta" />
    </>
  );
}
