import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { HeadlineFigures } from '../../sections/headline-figures';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { AboutPrinciples } from './about-principles';
import { AboutTrust } from './about-trust';
import { AboutWork } from './about-work';

export function Page() {
  const { t } = useTranslation('about-us');
  return (
    <>
      <PageHeading title={t('banner.title')} lead={t('banner.lead')} mrz={toMrz('about us')} />
      <HeadlineFigures />
      <AboutTrust />
      <AboutWork />
      <AboutPrinciples />
      <CallToAction
        title={t('cta.title')}
        text={t('cta.text')}
        first={{ to: 'contacts', label: t('onward.contacts') }}
      />
    </>
  );
}
