import { useTranslation } from 'react-i18next';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionFeatureList } from '../../../sections/solution-feature-list';
import { toMrz } from '../../../ui/mrz';
import { PageHeading } from '../../../ui/page-heading';

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
      <OnwardLinks
        links={[
          { to: 'solution/feature-detail', label: t('onward.featureDetail') },
          { to: 'solution', label: t('onward.index') },
          { to: 'pricing', label: t('onward.pricing') },
        ]}
      />
    </>
  );
}
