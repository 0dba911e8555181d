import { ClosingLine } from '../../sections/closing-line';
import { StartActions } from '../../sections/start-actions';
import { TechnologyChannels } from '../../sections/technology-channels';
import { TechnologyReach } from '../../sections/technology-reach';
import { PrintedHeading } from '../../sections/texts/printed-heading';
import { TechnologyLayers } from './technology-layers';
import { TechnologyPipeline } from './technology-pipeline';
import { TechnologyRules } from './technology-rules';

export function Page() {
  return (
    <>
      <PrintedHeading of="technology:banner" print="composed" full actions={<StartActions />} />
      <TechnologyLayers />
      <TechnologyPipeline />
      <TechnologyChannels />
      <TechnologyRules />
      <TechnologyReach split />
      <ClosingLine of="technology:cta" />
    </>
  );
}
