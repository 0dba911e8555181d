import { useTranslation } from 'react-i18next';
import { IntegrationPicture } from '../illustrations/integration/integration-picture';

/** The four channels as a drawing, in the page's language. */
export function IntegrationFigure() {
  const { t } = useTranslation('channels');
  return (
    <IntegrationPicture
      alternative={t('picture.alternative')}
      channels={{
        webClient: t('webClient'),
        webSdk: t('webSdk'),
        mobileSdk: t('mobileSdk'),
        restApi: t('restApi'),
      }}
      ours={t('picture.ours')}
      yours={t('picture.yours')}
      engine={t('picture.engine')}
    />
  );
}
