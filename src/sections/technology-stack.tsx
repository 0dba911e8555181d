import { useTranslation } from 'react-i18next';
import { DataTable } from '../ui/data-table';
import { Section } from '../ui/section';

/** What each layer takes in and hands on: the technology as those see it who connect to it. */
export function TechnologyStack() {
  const { t } = useTranslation('technology');
  const layers = [
    {
      term: t('stack.channels.term'),
      cells: [t('stack.channels.takesIn'), t('stack.channels.handsOn')],
    },
    {
      term: t('stack.recognition.term'),
      cells: [t('stack.recognition.takesIn'), t('stack.recognition.handsOn')],
    },
    {
      term: t('stack.biometrics.term'),
      cells: [t('stack.biometrics.takesIn'), t('stack.biometrics.handsOn')],
    },
    {
      term: t('stack.screening.term'),
      cells: [t('stack.screening.takesIn'), t('stack.screening.handsOn')],
    },
    {
      term: t('stack.orchestration.term'),
      cells: [t('stack.orchestration.takesIn'), t('stack.orchestration.handsOn')],
    },
    {
      term: t('stack.review.term'),
      cells: [t('stack.review.takesIn'), t('stack.review.handsOn')],
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
