import { CallToAction } from '../../sections/call-to-action';
import { StartActions } from '../../sections/start-actions';
import { TechnologyChannels } from '../../sections/technology-channels';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextHeading } from '../../sections/texts/text-heading';
import { toMrz } from '../../ui/mrz';
import { TechnologyLayers } from './technology-layers';
import { TechnologyPipeline } from './technology-pipeline';
import { TechnologyReach } from './technology-reach';

export function Page() {
  return (
    <>
      <TextHeading
        of="technology:banner"
        mrz={toMrz('capture', 'checks', 'answer')}
        actions={<StartActions />}
      />
      <TechnologyPipeline />
      <TechnologyLayers />
      <TechnologyChannels />
      <RowsSection of="technology:rules" split />
      <TechnologyReach />
      <CallToAction of="technology:cta" />
    </>
  );
}
