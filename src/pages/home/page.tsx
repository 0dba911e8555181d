import { CallToAction } from '../../sections/call-to-action';
import { HeadlineFigures } from '../../sections/headline-figures';
import { IntegrationChannels } from '../../sections/integration-channels';
import { Questions } from '../../sections/questions';
import { entriesOf } from '../../sections/texts/entries';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { StepList } from '../../ui/step-list';
import { HomeHero } from './home-hero';
import { HomeIndustries } from './home-industries';
import { HomePricing } from './home-pricing';

export function Page() {
  const texts = useTexts();
  return (
    <>
      <HomeHero />
      <HeadlineFigures />
      <RowsSection of="home:checks" linkTo="solution/feature-detail" className="rows-columns" drawn />
      <TextSection of="home:journey" linkTo="solution">
        <StepList steps={entriesOf(texts('home:journey'))} drawn />
      </TextSection>
      <TextSection of="home:channels" split linkTo="documents">
        <IntegrationChannels of="home:channels" drawn />
      </TextSection>
      <HomeIndustries />
      <HomePricing />
      <Questions of="home:questions" />
      <CallToAction of="home:cta" />
    </>
  );
}
