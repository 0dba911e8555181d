import { useTranslation } from 'react-i18next';
import { LAYERS } from '../contract/layers';
import { DataTable } from '../ui/data-table';
import { Section } from '../ui/section';

/** What each layer takes in and hands on: the technology as those see it who connect to it. */
export function TechnologyStack() {
  const { t } = useTranslation('technology');
  return (
    <Section id="stack" title={t('stack.title')}>
      <DataTable
        caption={t('stack.caption')}
        columns={[t('stack.column.layer'), t('stack.column.takesIn'), t('stack.column.handsOn')]}
        rows={LAYERS.map((layer) => ({
          head: t(`stack.${layer}.term`),
          cells: [t(`stack.${layer}.takesIn`), t(`stack.${layer}.handsOn`)],
        }))}
        records
      />
    </Section>
  );
}
