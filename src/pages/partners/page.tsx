import { useTranslation } from 'react-i18next';
import { SITE } from '../../config/site';
import { CallToAction } from '../../sections/call-to-action';
import { RowsSection } from '../../sections/texts/rows-section';
import { TextHeading } from '../../sections/texts/text-heading';
import { PartnerPortal } from './partner-portal';
import { PartnerTypes } from './partner-types';
import { PartnerWays } from './partner-ways';

export function Page() {
  const { t } = useTranslation('partners');
  return (
    <>
      <TextHeading of="partners:banner" />
      <PartnerWays />
      <PartnerTypes />
      {!SITE.partnerPortalUrl && <PartnerPortal />}
      <RowsSection of="partners:offer" className="rows-statement" />
      <CallToAction of="partners:cta" first={{ to: 'partners/register', label: t('ways.apply.link') }} />
    </>
  );
}
