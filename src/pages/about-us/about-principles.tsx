import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

export function AboutPrinciples() {
  const { t } = useTranslation('about-us');
  return (
    <Section id="principles" split title={t('principles.title')}>
      <DefinitionRows
        rows={[
          { term: t('principles.plain.term'), text: t('principles.plain.text') },
          { term: t('principles.human.term'), text: t('principles.human.text') },
          { term: t('principles.price.term'), text: t('principles.price.text') },
          { term: t('principles.support.term'), text: t('principles.support.text') },
        ]}
      />
    </Section>
  );
}
