import { useTranslation } from 'react-i18next';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionJourney } from '../../../sections/solution-journey';
import { StartActions } from '../../../sections/start-actions';
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
        title={t('topBanner.title')}
        lead={t('topBanner.lead')}
        mrz={toMrz('customer onboarding', 'summary')}
        actions={<StartActions />}
      />
      <Section id="roles" split title={t('topBanner.detailsTitle')}>
        <DefinitionRows
          rows={[
            { term: t('topBanner.customer.term'), text: t('topBanner.customer.text') },
            { term: t('topBanner.service.term'), text: t('topBanner.service.text') },
            { term: t('topBanner.team.term'), text: t('topBanner.team.text') },
          ]}
        />
      </Section>
      <SolutionJourney />
      <OnwardLinks
        links={[
          { to: 'solution', label: t('onward.index') },
          { to: 'solution/feature-list', label: t('onward.featureList') },
          { to: 'solution/stack-list', label: t('onward.stackList') },
        ]}
      />
      <SolutionClosing />
    </>
  );
}
