import { useTranslation } from 'react-i18next';
import type { Channel } from '../contract/channels';
import { DefinitionRows } from '../ui/definition-rows';
import type { KeyWith } from './texts/text-keys';
import { useTexts } from './texts/use-texts';

type ChannelTexts = Record<Channel, { text: string }>;

interface IntegrationChannelsProps {
  /** What the page says of each channel. */
  of: KeyWith<ChannelTexts>;
  /** Whether each of them has its picture. */
  drawn?: boolean;
}

/** Specification, section 1: the four ways in. */
export function IntegrationChannels({ of, drawn = false }: IntegrationChannelsProps) {
  const { t } = useTranslation('channels');
  const { webClient, webSdk, mobileSdk, restApi }: ChannelTexts = useTexts()(of);
  return (
    <DefinitionRows
      drawn={drawn}
      rows={[
        { ...webClient, term: t('webClient') },
        { ...webSdk, term: t('webSdk') },
        { ...mobileSdk, term: t('mobileSdk') },
        { ...restApi, term: t('restApi') },
      ]}
    />
  );
}
