import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../routes/localized-link';
import { Section } from '../ui/section';
import { IntegrationChannels } from './integration-channels';
import { IntegrationFigure } from './integration-figure';

export function TechnologyChannels() {
  const { t } = useTranslation('technology');
  return (
    <Section
      id="channels"
      title={t('channels.title')}
      lead={t('channels.lead')}
      link={
        <LocalizedLink to="documents" className="link">
          {t('channels.link')}
        </LocalizedLink>
      }
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
