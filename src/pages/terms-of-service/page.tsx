import { useTranslation } from 'react-i18next';
import { PageContents } from '../../sections/page-contents';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { TermsConduct } from './terms-conduct';
import { TermsEnding } from './terms-ending';
import { TermsParties } from './terms-parties';
import { TermsPlans } from './terms-plans';
import { TermsService } from './terms-service';
import '../../sections/long-text.css';

export function Page() {
  const { t } = useTranslation('terms');
  return (
    <>
      <PageHeading
        title={t('heading.title')}
        lead={t('heading.lead')}
        mrz={toMrz('terms of service')}
        print="margin"
      />
      <PageContents
        label={t('contents.label')}
        entries={[
          { id: 'parties', title: t('parties.title') },
          { id: 'account', title: t('account.title') },
          { id: 'plans', title: t('plans.title') },
          { id: 'conduct', title: t('use.title') },
          { id: 'customers', title: t('data.title') },
          { id: 'service', title: t('availability.title') },
          { id: 'property', title: t('property.title') },
          { id: 'ending', title: t('ending.title') },
          { id: 'changes', title: t('changes.title') },
        ]}
      />
      <div className="legal">
        <TermsParties />
        <TermsPlans />
        <TermsConduct />
        <TermsService />
        <TermsEnding />
      </div>
    </>
  );
}
