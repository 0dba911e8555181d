import { useTranslation } from 'react-i18next';
import { OnwardLinks } from '../../../sections/onward-links';
import { SolutionStack } from '../../../sections/solution-stack';
import { toMrz } from '../../../ui/mrz';
import { PageHeading } from '../../../ui/page-heading';

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
      <OnwardLinks
        links={[
          { to: 'solution/feature-detail', label: t('onward.featureDetail') },
          { to: 'solution/top-banner', label: t('onward.topBanner') },
          { to: 'technology', label: t('onward.technology') },
        ]}
      />
    </>
  );
}
