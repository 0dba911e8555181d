import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../sections/call-to-action';
import { PrintedHeading } from '../../sections/texts/printed-heading';
import { RowsSection } from '../../sections/texts/rows-section';
import { PartnerTypes } from './partner-types';
import { PartnerWays } from './partner-ways';
import '../../ui/statement-rows.css';

export function Page() {
  const { t } = useTranslation('partners');
  return (
    <>
      <PrintedHeading of="partners:banner" print="composed" full />
      <PartnerWays />
      <PartnerTypes />
      <RowsSection of="partners:offer" className="rows-statement" />
      <CallToAction of="partners:cta" first={{ to: 'partners/register', label: t('ways.apply.link') }} />
    </>
  );
}
