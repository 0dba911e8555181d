import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { IntegrationChannels } from '../../sections/integration-channels';
import { IntegrationFigure } from '../../sections/integration-figure';
import { Section } from '../../ui/section';

export function TechnologyChannels() {
  const { t } = useTranslation('technology');
  return (
    <Section
      id="channels"
      split
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
