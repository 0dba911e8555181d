import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../ui/definition-rows';
import { Section } from '../ui/section';

export function TechnologyReview() {
  const { t } = useTranslation('technology');
  return (
    <Section id="rules" split title={t('review.title')} lead={t('review.lead')}>
      <DefinitionRows
        rows={[
          { term: t('review.editor.term'), text: t('review.editor.text') },
          { term: t('review.investigation.term'), text: t('review.investigation.text') },
          { term: t('review.dashboard.term'), text: t('review.dashboard.text') },
        ]}
      />
    </Section>
  );
}
