import { TechnologyStack } from '../../sections/technology-stack';
import { TechnologyBanner } from './technology-banner';
import { TechnologyChannels } from './technology-channels';
import { TechnologyClosing } from './technology-closing';
import { TechnologyPipeline } from './technology-pipeline';
import { TechnologyReview } from './technology-review';

export function Page() {
  return (
    <>
      <TechnologyBanner />
      <TechnologyPipeline />
      <TechnologyStack />
      <TechnologyChannels />
      <TechnologyReview />
      <TechnologyClosing />
    </>
  );
}
