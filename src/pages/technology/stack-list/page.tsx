import { useTranslation } from 'react-i18next';
import { OnwardLinks } from '../../../sections/onward-links';
import { TechnologyReview } from '../../../sections/technology-review';
import { TechnologyStack } from '../../../sections/technology-stack';
import { toMrz } from '../../../ui/mrz';
import { PageHeading } from '../../../ui/page-heading';
import { TechnologyClosing } from '../technology-closing';
import { TechnologyReach } from '../technology-reach';

export function Page() {
  const { t } = useTranslation('technology');
  return (
    <>
      <PageHeading
        title={t('stackList.title')}
        lead={t('stackList.lead')}
        mrz={toMrz('technology', 'stack')}
      />
      <TechnologyStack />
      <TechnologyReview />
      <TechnologyReach />
      <OnwardLinks
        links={[
          { to: 'technology', label: t('onward.index') },
          { to: 'technology/top-banner', label: t('onward.topBanner') },
          { to: 'solution', label: t('onward.solution') },
        ]}
      />
      <TechnologyClosing />
    </>
  );
}
