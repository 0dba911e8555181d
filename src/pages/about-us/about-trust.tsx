import { useTranslation } from 'react-i18next';
import { DefinitionRows } from '../../ui/definition-rows';
import { Section } from '../../ui/section';
import './about-trust.css';

/** What the heading says, drawn; each of the three is explained where it stands. */
export function AboutTrust() {
  const { t } = useTranslation('about-us');
  return (
    <Section id="trust" title={t('trust.title')}>
      <DefinitionRows
        className="strangers"
        rows={[
          { term: t('trust.business.term'), text: t('trust.business.text') },
          { term: t('trust.document.term'), text: t('trust.document.text') },
          { term: t('trust.customer.term'), text: t('trust.customer.text') },
        ]}
      />
    </Section>
  );
}
