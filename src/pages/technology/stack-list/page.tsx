import { ClosingLine } from '../../../sections/closing-line';
import { OnwardLinks } from '../../../sections/onward-links';
import { TechnologyReach } from '../../../sections/technology-reach';
import { TechnologyStack } from '../../../sections/technology-stack';
import { PrintedHeading } from '../../../sections/texts/printed-heading';

export function Page() {
  return (
    <>
      <PrintedHeading of="technology:stackList" print="margin" />
      <TechnologyStack />
      <TechnologyReach />
      <OnwardLinks of="technology:onward" to={['technology', 'technology/top-banner', 'solution']} />
      <ClosingLine of="technology:cta" />
    </>
  );
}
