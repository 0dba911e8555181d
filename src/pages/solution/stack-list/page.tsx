import { useTranslation } from 'react-i18next';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionStack } from '../../../sections/solution-stack';
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
        title={t('stackList.title')}
        lead={t('stackList.lead')}
        mrz={toMrz('solution', 'layers')}
      />
      <SolutionStack />
      <Section id="outcomes" split title={t('outcomes.title')} lead={t('outcomes.lead')}>
        <DefinitionRows
          className="rows-large"
          rows={[
            { term: t('outcomes.pass.term'), text: t('outcomes.pass.text') },
            { term: t('outcomes.fail.term'), text: t('outcomes.fail.text') },
            { term: t('outcomes.review.term'), text: t('outcomes.review.text') },
          ]}
        />
      </Section>
      <OnwardLinks
        links={[
          { to: 'solution/feature-detail', label: t('onward.featureDetail') },
          { to: 'solution/top-banner', label: t('onward.topBanner') },
          { to: 'technology', label: t('onward.technology') },
        ]}
      />
      <SolutionClosing />
    </>
  );
}
