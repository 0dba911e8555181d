import { CallToAction } from '../../sections/call-to-action';
import { StartActions } from '../../sections/start-actions';
import { TechnologyChannels } from '../../sections/technology-channels';
import { TechnologyReach } from '../../sections/technology-reach';
import { TextHeading } from '../../sections/texts/text-heading';
import { TechnologyLayers } from './technology-layers';
import { TechnologyPipeline } from './technology-pipeline';
import { TechnologyRules } from './technology-rules';

export function Page() {
  return (
    <>
      <TextHeading of="technology:banner" print="margin" actions={<StartActions />} />
      <TechnologyLayers />
      <TechnologyPipeline />
      <TechnologyChannels />
      <TechnologyRules />
      <TechnologyReach />
      <CallToAction of="technology:cta" />
    </>
  );
}
