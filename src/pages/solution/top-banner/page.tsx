import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../../routes/localized-link';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionJourney } from '../../../sections/solution-journey';
import { DefinitionRows } from '../../../ui/definition-rows';
import { toMrz } from '../../../ui/mrz';
import { PageHeading } from '../../../ui/page-heading';
import { Section } from '../../../ui/section';
import { SolutionClosing } from '../solution-closing';

export function Page() {
  const { t } = useTranslation(['solution', 'common']);
  return (
    <>
      <PageHeading
        title={t('solution:topBanner.title')}
        lead={t('solution:topBanner.lead')}
        mrz={toMrz('customer onboarding', 'summary')}
        actions={
          <>
            <LocalizedLink to="pricing" className="button button-primary">
              {t('common:action.getStarted')}
            </LocalizedLink>
            <LocalizedLink to="contact-sales" className="button">
              {t('common:action.contactSales')}
            </LocalizedLink>
          </>
        }
      />
      <Section id="roles" split title={t('solution:topBanner.detailsTitle')}>
        <DefinitionRows
          rows={[
            { term: t('solution:topBanner.customer.term'), text: t('solution:topBanner.customer.text') },
            { term: t('solution:topBanner.service.term'), text: t('solution:topBanner.service.text') },
            { term: t('solution:topBanner.team.term'), text: t('solution:topBanner.team.text') },
          ]}
        />
      </Section>
      <SolutionJourney />
      <OnwardLinks
        links={[
          { to: 'solution', label: t('solution:onward.index') },
          { to: 'solution/feature-list', label: t('solution:onward.featureList') },
          { to: 'solution/stack-list', label: t('solution:onward.stackList') },
        ]}
      />
      <SolutionClosing />
    </>
  );
}
