import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

export function SolutionDesk() {
  const { t } = useTranslation('solution');
  return (
    <Section id="review" split title={t('desk.title')} lead={t('desk.lead')}>
      <DefinitionRows
        rows={[
          { term: t('desk.score.term'), text: t('desk.score.text') },
          { term: t('desk.rule.term'), text: t('desk.rule.text') },
          { term: t('desk.verdict.term'), text: t('desk.verdict.text') },
        ]}
      />
    </Section>
  );
}
