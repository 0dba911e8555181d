import { useTranslation } from 'react-i18next';

/** Stands in the sentence where the number goes. */
const SLOT = '\u0000';

/** The number that a visitor may read out: in one line, hyphens or not. */
export function ReferenceLine({ reference }: { reference: string }) {
  const { t } = useTranslation('forms');
  const [before, after] = t('success.reference', { reference: SLOT }).split(SLOT);
  return (
    <p className="receipt-reference">
      <span>{before}</span>
      <strong>{reference}</strong>
      {after}
    </p>
  );
}
