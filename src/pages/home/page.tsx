import { HeadlineFigures } from '../../sections/headline-figures';
import { HomeCapabilities } from './home-capabilities';
import { HomeChannels } from './home-channels';
import { HomeClosing } from './home-closing';
import { HomeHero } from './home-hero';
import { HomeIndustries } from './home-industries';
import { HomeJourney } from './home-journey';
import { HomePricing } from './home-pricing';
import { HomeQuestions } from './home-questions';

export function Page() {
  return (
    <>
      <HomeHero />
      <HeadlineFigures />
      <HomeCapabilities />
      <HomeJourney />
      <HomeChannels />
      <HomeIndustries />
      <HomePricing />
      <HomeQuestions />
      <HomeClosing />
    </>
  );
}
