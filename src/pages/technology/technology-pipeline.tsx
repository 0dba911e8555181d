import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';
import { StepList } from '../../ui/step-list';

export function TechnologyPipeline() {
  const { t } = useTranslation('technology');
  return (
    <Section id="pipeline" title={t('pipeline.title')} lead={t('pipeline.lead')}>
      <StepList
        steps={[
          { term: t('pipeline.read.term'), text: t('pipeline.read.text') },
          { term: t('pipeline.compare.term'), text: t('pipeline.compare.text') },
          { term: t('pipeline.inspect.term'), text: t('pipeline.inspect.text') },
          { term: t('pipeline.confirm.term'), text: t('pipeline.confirm.text') },
          { term: t('pipeline.screen.term'), text: t('pipeline.screen.text') },
          { term: t('pipeline.decide.term'), text: t('pipeline.decide.text') },
        ]}
      />
    </Section>
  );
}
