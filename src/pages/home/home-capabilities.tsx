import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';

/** What is verified, grouped by the question that a buyer asks. */
export function HomeCapabilities() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="checks"
      split
      title={t('capabilities.title')}
      lead={t('capabilities.lead')}
      link={
        <LocalizedLink to="solution/feature-detail" className="link">
          {t('capabilities.link')}
        </LocalizedLink>
      }
    >
      <DefinitionRows
        className="rows-large"
        rows={[
          { term: t('capabilities.document.term'), text: t('capabilities.document.text') },
          { term: t('capabilities.person.term'), text: t('capabilities.person.text') },
          { term: t('capabilities.presence.term'), text: t('capabilities.presence.text') },
          { term: t('capabilities.age.term'), text: t('capabilities.age.text') },
          { term: t('capabilities.background.term'), text: t('capabilities.background.text') },
          { term: t('capabilities.decision.term'), text: t('capabilities.decision.text') },
        ]}
      />
    </Section>
  );
}
