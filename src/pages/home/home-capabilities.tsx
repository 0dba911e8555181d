import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../sections/more-link';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

const CAPABILITIES = ['document', 'person', 'presence', 'age', 'background', 'decision'] as const;

/** What is verified, grouped by the question that a buyer asks. */
export function HomeCapabilities() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="checks"
      split
      title={t('capabilities.title')}
      lead={t('capabilities.lead')}
      link={<MoreLink to="solution/feature-detail">{t('capabilities.link')}</MoreLink>}
    >
      <DefinitionRows
        className="rows-large"
        rows={CAPABILITIES.map((name) => ({
          term: t(`capabilities.${name}.term`),
          text: t(`capabilities.${name}.text`),
        }))}
      />
    </Section>
  );
}
