import { useTranslation } from 'react-i18next';
import { IntegrationPicture } from '../illustrations/integration/integration-picture';
import { useTexts } from './texts/use-texts';

/** The four channels as a drawing, in the page's language. */
export function IntegrationFigure() {
  const { t } = useTranslation('channels');
  const texts = useTexts()('integration:picture');
  return (
    <IntegrationPicture
      {...texts}
      channels={{
        webClient: t('webClient'),
        webSdk: t('webSdk'),
        mobileSdk: t('mobileSdk'),
        restApi: t('restApi'),
      }}
    />
  );
}
