import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table';
import { Section } from '../ui/section';

/** What each layer takes in and hands on: the technology as those see it who connect to it. */
export function TechnologyStack() {
  const { t } = useTranslation('technology');
  const layers = [
    {
      term: t('stack.capture.term'),
      cells: [t('stack.capture.takesIn'), t('stack.capture.handsOn')],
    },
    {
      term: t('stack.document.term'),
      cells: [t('stack.document.takesIn'), t('stack.document.handsOn')],
    },
    {
      term: t('stack.person.term'),
      cells: [t('stack.person.takesIn'), t('stack.person.handsOn')],
    },
    {
      term: t('stack.background.term'),
      cells: [t('stack.background.takesIn'), t('stack.background.handsOn')],
    },
    {
      term: t('stack.score.term'),
      cells: [t('stack.score.takesIn'), t('stack.score.handsOn')],
    },
    {
      term: t('stack.decision.term'),
      cells: [t('stack.decision.takesIn'), t('stack.decision.handsOn')],
    },
  ];
  return (
    <Section id="stack" title={t('stack.title')}>
      <DataTable
        caption={t('stack.caption')}
        columns={[t('stack.column.layer'), t('stack.column.takesIn'), t('stack.column.handsOn')]}
        rows={layers.map(({ term, cells }) => ({ head: term, cells }))}
        records
      />
    </Section>
  );
}
