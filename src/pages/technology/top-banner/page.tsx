import { CallToAction } from '../../../sections/call-to-action';
import { OnwardLinks } from '../../../sections/onward-links';
import { TechnologyReach } from '../../../sections/technology-reach';
import { PrintedHeading } from '../../../sections/texts/printed-heading';
import { TechnologyEssentials } from './technology-essentials';

export function Page() {
  return (
    <>
      <PrintedHeading of="technology:topBanner" print="margin" />
      <TechnologyEssentials />
      <TechnologyReach />
      <OnwardLinks of="technology:onward" to={['technology', 'technology/stack-list', 'documents']} />
      <CallToAction of="technology:cta" />
    </>
  );
}
