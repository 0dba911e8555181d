import { CallToAction } from '../../sections/call-to-action';
import { TechnologyChannels } from '../../sections/technology-channels';
import { TechnologyStack } from '../../sections/technology-stack';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextHeading } from '../../sections/texts/text-heading';
import { toMrz } from '../../ui/mrz';
import { TechnologyPipeline } from './technology-pipeline';
import { TechnologyReach } from './technology-reach';

export function Page() {
  return (
    <>
      <TextHeading of="technology:banner" mrz={toMrz('capture', 'checks', 'answer')} />
      <TechnologyPipeline />
      <TechnologyStack />
      <TechnologyChannels />
      <RowsSection of="technology:rules" split />
      <TechnologyReach />
      <CallToAction of="technology:cta" />
    </>
  );
}
