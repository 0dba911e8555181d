import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../ui/definition-rows';

interface IntegrationChannelsProps {
  /** What the page says of each channel. */
  texts: { webClient: string; webSdk: string; mobileSdk: string; restApi: string };
}

/** Specification, section 1: the four ways in. */
export function IntegrationChannels({ texts }: IntegrationChannelsProps) {
  const { t } = useTranslation('channels');
  return (
    <DefinitionRows
      rows={[
        { term: t('webClient'), text: texts.webClient },
        { term: t('webSdk'), text: texts.webSdk },
        { term: t('mobileSdk'), text: texts.mobileSdk },
        { term: t('restApi'), text: texts.restApi },
      ]}
    />
  );
}
