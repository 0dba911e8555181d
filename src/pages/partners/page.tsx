import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { toMrz } from '../../ui/mrz';
import { PageHeading } from '../../ui/page-heading';
import { PartnerOffer } from './partner-offer';
import { PartnerTypes } from './partner-types';
import { PartnerWays } from './partner-ways';

export function Page() {
  const { t } = useTranslation('partners');
  return (
    <>
      <PageHeading title={t('banner.title')} lead={t('banner.lead')} mrz={toMrz('partner programme')} />
      <PartnerWays />
      <PartnerTypes />
      <PartnerOffer />
      <CallToAction
        title={t('cta.title')}
        text={t('cta.text')}
        first={{ to: 'partners/register', label: t('ways.apply.link') }}
      />
    </>
  );
}
