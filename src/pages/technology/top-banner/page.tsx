import { CallToAction } from '../../../sections/call-to-action';
import { OnwardLinks } from '../../../sections/onward-links';
import { PrintedHeading } from '../../../sections/texts/printed-heading';
import { TechnologyEssentials } from './technology-essentials';

export function Page() {
  return (
    <>
      <PrintedHeading of="technology:topBanner" print="composed" full />
      <TechnologyEssentials />
      <OnwardLinks of="technology:onward" to={['technology', 'technology/stack-list', 'documents']} />
      <CallToAction of="technology:cta" />
    </>
  );
}
