import { IntegrationChannels } from './integration-channels';
import { IntegrationFigure } from './integration-figure';
import { TextSection } from './texts/text-section';

export function TechnologyChannels() {
  return (
    <TextSection of="technology:channels" linkTo="documents">
      <IntegrationFigure />
      <IntegrationChannels of="technology:channels" />
    </TextSection>
  );
}
