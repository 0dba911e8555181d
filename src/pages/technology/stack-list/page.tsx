import { CallToAction } from '../../../sections/call-to-action';
import { OnwardLinks } from '../../../sections/onward-links';
import { TechnologyStack } from '../../../sections/technology-stack';
import { TextHeading } from '../../../sections/texts/text-heading';
import { toMrz } from '../../../ui/mrz';
import { TechnologyReach } from '../technology-reach';

export function Page() {
  return (
    <>
      <TextHeading of="technology:stackList" mrz={toMrz('technology', 'stack')} />
      <TechnologyStack />
      <TechnologyReach />
      <OnwardLinks of="technology:onward" to={['technology', 'technology/top-banner', 'solution']} />
      <CallToAction of="technology:cta" />
    </>
  );
}
