import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../ui/definition-rows';

interface IntegrationChannelsProps {
  /** What the page says of each channel. */
  texts: { webClient: string; webSdk: string; mobileSdk: string; restApi: string };
}

/** Specification, section 1: the four ways in. */
export function IntegrationChannels({ texts }: IntegrationChannelsProps) {
  const { t } = useTranslation();
  return (
    <DefinitionRows
      rows={[
        { term: t('channel.webClient'), text: texts.webClient },
        { term: t('channel.webSdk'), text: texts.webSdk },
        { term: t('channel.mobileSdk'), text: texts.mobileSdk },
        { term: t('channel.restApi'), text: texts.restApi },
      ]}
    />
  );
}
