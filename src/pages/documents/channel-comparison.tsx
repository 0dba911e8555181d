import { useTranslation } from 'react-i18next';
import { CHANNELS } from '../../contract/channels';
import { IntegrationFigure } from '../../sections/integration-figure';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { DataTable } from '../../ui/data-table';

export function ChannelComparison() {
  const { t } = useTranslation('channels');
  const texts = useTexts()('documents:channels');
  return (
    <TextSection of="documents:channels">
      <IntegrationFigure />
      <DataTable
        caption={texts.caption}
        records
        columns={[texts.channel, texts.screens, texts.work, texts.choose]}
        rows={CHANNELS.map((channel) => ({
          head: t(channel),
          cells: [texts[channel].screens, texts[channel].work, texts[channel].choose],
        }))}
      />
    </TextSection>
  );
}
