import { ClosingLine } from '../../../sections/closing-line';
import { OnwardLinks } from '../../../sections/onward-links';
import { PrintedHeading } from '../../../sections/texts/printed-heading';
import { TechnologyEssentials } from './technology-essentials';

export function Page() {
  return (
    <>
      <PrintedHeading of="technology:topBanner" print="composed" full />
      <TechnologyEssentials />
      <OnwardLinks of="technology:onward" to={['technology', 'technology/stack-list', 'documents']} />
      <ClosingLine of="technology:cta" />
    </>
  );
}
