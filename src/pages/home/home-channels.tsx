import { useTranslation } from 'react-i18next';
import { IntegrationChannels } from '../../sections/integration-channels';
import { MoreLink } from '../../sections/more-link';
import { Section } from '../../ui/section';

export function HomeChannels() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="channels"
      split
      title={t('channels.title')}
      link={<MoreLink to="documents">{t('channels.link')}</MoreLink>}
    >
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
