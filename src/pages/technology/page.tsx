import { TechnologyChannels } from '../../sections/technology-channels';
import { TechnologyReview } from '../../sections/technology-review';
import { TechnologyStack } from '../../sections/technology-stack';
import { TechnologyBanner } from './technology-banner';
import { TechnologyClosing } from './technology-closing';
import { TechnologyPipeline } from './technology-pipeline';
import { TechnologyReach } from './technology-reach';

export function Page() {
  return (
    <>
      <TechnologyBanner />
      <TechnologyPipeline />
      <TechnologyStack />
      <TechnologyChannels />
      <TechnologyReview />
      <TechnologyReach />
      <TechnologyClosing />
    </>
  );
}
