import { useTranslation } from 'react-i18next';
import { Section } from '../ui/section';
import { IntegrationChannels } from './integration-channels';
import { IntegrationFigure } from './integration-figure';
import { MoreLink } from './more-link';

export function TechnologyChannels() {
  const { t } = useTranslation('technology');
  return (
    <Section
      id="channels"
      title={t('channels.title')}
      lead={t('channels.lead')}
      link={<MoreLink to="documents">{t('channels.link')}</MoreLink>}
    >
      <IntegrationFigure />
      <IntegrationChannels
        texts={{
          webClient: t('channels.webClient.text'),
          webSdk: t('channels.webSdk.text'),
          mobileSdk: t('channels.mobileSdk.text'),
          restApi: t('channels.restApi.text'),
        }}
      />
    </Section>
  );
}
