import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { IntegrationChannels } from '../../sections/integration-channels';
import { Section } from '../../ui/section';

export function HomeChannels() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="channels"
      split
      title={t('channels.title')}
      link={
        <LocalizedLink to="documents" className="link">
          {t('channels.link')}
        </LocalizedLink>
      }
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
