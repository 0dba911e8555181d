import { useTranslation } from 'react-i18next';
import { ClosingLine } from '../../../sections/closing-line';
import { entriesOf } from '../../../sections/texts/entries';
import { PrintedHeading } from '../../../sections/texts/printed-heading';
import { RowsSection } from '../../../sections/texts/rows-section';
import { TextSection } from '../../../sections/texts/text-section';
import { useTexts } from '../../../sections/texts/use-texts';
import { StepList } from '../../../ui/step-list';
import { ApplyButton } from '../apply-button';
import { PartnerComparison } from './partner-comparison';

export function Page() {
  const texts = useTexts();
  const { t } = useTranslation('partners');
  return (
    <>
      <PrintedHeading of="partners:learnMore" print="margin" actions={<ApplyButton />} />
      <PartnerComparison />
      <TextSection of="partners:application">
        <StepList steps={entriesOf(texts('partners:application'))} />
      </TextSection>
      <RowsSection of="partners:asked" split />
      <ClosingLine of="partners:cta" first={{ to: 'partners/register', label: t('ways.apply.link') }} />
    </>
  );
}
