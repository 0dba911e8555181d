import { useTranslation } from 'react-i18next';
import * as FACTS from '../../contract/facts';
import { StartActions } from '../../sections/start-actions';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';

export function SolutionBanner() {
  const { t } = useTranslation('solution');
  return (
    <PageHeading
      title={t('banner.title')}
      lead={t('banner.lead')}
      mrz={toMrz('customer onboarding', 'kyc', `${FACTS.countries} countries`)}
      actions={<StartActions />}
    />
  );
}
