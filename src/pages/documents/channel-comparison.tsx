import { useTranslation } from 'react-i18next';
import { IntegrationFigure } from '../../sections/integration-figure';
import { DataTable } from '../../ui/data-table';
import { Section } from '../../ui/section';

export function ChannelComparison() {
  const { t } = useTranslation(['documents', 'channels']);
  return (
    <Section id="channels" title={t('documents:channels.title')}>
      <IntegrationFigure />
      <DataTable
        caption={t('documents:channels.caption')}
        records
        columns={[
          t('documents:channels.channel'),
          t('documents:channels.screens'),
          t('documents:channels.work'),
          t('documents:channels.choose'),
        ]}
        rows={[
          {
            head: t('channels:webClient'),
            cells: [
              t('documents:channels.webClient.screens'),
              t('documents:channels.webClient.work'),
              t('documents:channels.webClient.choose'),
            ],
          },
          {
            head: t('channels:webSdk'),
            cells: [
              t('documents:channels.webSdk.screens'),
              t('documents:channels.webSdk.work'),
              t('documents:channels.webSdk.choose'),
            ],
          },
          {
            head: t('channels:mobileSdk'),
            cells: [
              t('documents:channels.mobileSdk.screens'),
              t('documents:channels.mobileSdk.work'),
              t('documents:channels.mobileSdk.choose'),
            ],
          },
          {
            head: t('channels:restApi'),
            cells: [
              t('documents:channels.restApi.screens'),
              t('documents:channels.restApi.work'),
              t('documents:channels.restApi.choose'),
            ],
          },
        ]}
      />
    </Section>
  );
}
