import { useTranslation } from 'react-i18next';
import { IntegrationPicture } from '../illustrations/integration/integration-picture';

/** The four channels as a drawing, in the page's language. */
export function IntegrationFigure() {
  const { t } = useTranslation();
  return (
    <IntegrationPicture
      alternative={t('channel.picture.alternative')}
      channels={{
        webClient: t('channel.webClient'),
        webSdk: t('channel.webSdk'),
        mobileSdk: t('channel.mobileSdk'),
        restApi: t('channel.restApi'),
      }}
      ours={t('channel.picture.ours')}
      yours={t('channel.picture.yours')}
      engine={t('channel.picture.engine')}
    />
  );
}
