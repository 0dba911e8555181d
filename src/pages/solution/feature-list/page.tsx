import { useTranslation } from 'react-i18next';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionFeatureList } from '../../../sections/solution-feature-list';
import { DefinitionRows } from '../../../ui/definition-rows';
import { toMrz } from '../../../ui/mrz';
import { PageHeading } from '../../../ui/page-heading';
import { Section } from '../../../ui/section';
import { SolutionClosing } from '../solution-closing';

export function Page() {
  const { t } = useTranslation('solution');
  return (
    <>
      <PageHeading
        title={t('featureList.title')}
        lead={t('featureList.lead')}
        mrz={toMrz('solution', 'features')}
      />
      <SolutionFeatureList />
      <Section id="documents" split title={t('coverage.title')} lead={t('coverage.lead')}>
        <DefinitionRows
          rows={[
            { term: t('coverage.kinds.term'), text: t('coverage.kinds.text') },
            { term: t('coverage.range.term'), text: t('coverage.range.text') },
            { term: t('coverage.zones.term'), text: t('coverage.zones.text') },
          ]}
        />
      </Section>
      <OnwardLinks
        links={[
          { to: 'solution/feature-detail', label: t('onward.featureDetail') },
          { to: 'solution', label: t('onward.index') },
          { to: 'pricing', label: t('onward.pricing') },
        ]}
      />
      <SolutionClosing />
    </>
  );
}
