import { useTranslation } from 'react-i18next';
import * as FACTS from '../../contract/facts';
import { LocalizedLink } from '../../routes/localized-link';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';

export function SolutionBanner() {
  const { t } = useTranslation(['solution', 'common']);
  return (
    <PageHeading
      title={t('solution:banner.title')}
      lead={t('solution:banner.lead')}
      mrz={toMrz('customer onboarding', 'kyc', `${FACTS.countries} countries`)}
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
  );
}
