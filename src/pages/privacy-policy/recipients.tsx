import { useTranslation } from 'react-i18next';
import { PROCESSOR_TASKS, SITE } from '../../config/site';
import { TextSection } from '../../sections/texts/text-section';
import { DefinitionRows } from '../../ui/definition-rows';
import { useOutsideHosts } from './use-outside-hosts';

const OUTSIDE_USES = ['icons', 'country'] as const;

/** Who gets what: those that every site has, and those that this one is configured with. */
export function Recipients() {
  const { t } = useTranslation('privacy-policy');
  const hosts = useOutsideHosts();
  const uses = OUTSIDE_USES.filter((use) => hosts[use].length > 0);
  const rows = [
    { term: t('recipients.staff.term'), text: t('recipients.staff.text') },
    ...PROCESSOR_TASKS.map((task) => {
      const names = SITE.processors?.[task] ?? [];
      const named = names.length > 0 ? ` ${t('recipients.named', { name: names.join(', ') })}` : '';
      return {
        term: t(`recipients.${task}.term`),
        text: t(`recipients.${task}.text`) + named,
      };
    }),
    { term: t('recipients.authorities.term'), text: t('recipients.authorities.text') },
    ...uses.map((use) => ({
      term: t(`recipients.outside.${use}.term`),
      text: t(`recipients.outside.${use}.text`, { hosts: hosts[use].join(', ') }),
    })),
    {
      term: t('recipients.trackers.term'),
      text: uses.length > 0 ? t('recipients.trackers.some') : t('recipients.trackers.none'),
    },
  ];
  return (
    <TextSection of="privacy-policy:recipients" split>
      <DefinitionRows rows={rows} />
    </TextSection>
  );
}
