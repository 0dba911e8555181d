import { useTranslation } from 'react-i18next';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionDesk } from '../../../sections/solution-desk';
import { SolutionFeatureDetail } from '../../../sections/solution-feature-detail';
import { toMrz } from '../../../ui/mrz';
import { PageHeading } from '../../../ui/page-heading';

export function Page() {
  const { t } = useTranslation('solution');
  return (
    <>
      <PageHeading
        title={t('featureDetail.title')}
        lead={t('featureDetail.lead')}
        mrz={toMrz('solution', 'checks')}
      />
      <SolutionFeatureDetail />
      <SolutionDesk />
      <OnwardLinks
        links={[
          { to: 'solution/stack-list', label: t('onward.stackList') },
          { to: 'technology', label: t('onward.technology') },
          { to: 'solution', label: t('onward.index') },
        ]}
      />
    </>
  );
}
