import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { checkDigit } from '../../contract/check-digit';
import { Button } from '../../ui/button';
import { toMrz } from '../../ui/mrz';
import { rosetteOf } from './reference-rosette';
import './receipt-print.css';

/** Of a line of a document of the first size, without its check digit: ICAO Doc 9303, part 5. */
const LINE_LENGTH = 29;

/** What makes a receipt a document: its reference as a zone whose digit holds, the rosette drawn from it, a stamp. */
export function ReceiptPrint({ reference }: { reference: string }) {
  const { t } = useTranslation('forms');
  const id = useId();
  const number = reference.replace(/\W/g, '');
  const { strand, turns } = rosetteOf(number);
  const line = toMrz(reference).padEnd(LINE_LENGTH, '<');
  return (
    <>
      <p className="receipt-paper needs-script">
        <Button onClick={() => window.print()}>{t('success.print')}</Button>
      </p>
      <div className="receipt-seal" aria-hidden="true">
        <svg viewBox="-100 -100 200 200" aria-hidden="true">
          <path id={id} d={strand} />
          {turns.map((turn) => (
            <use key={turn} href={`#${id}`} transform={`rotate(${turn})`} />
          ))}
        </svg>
        <p className="receipt-stamp">{t('success.stamp')}</p>
      </div>
      <div className="receipt-zone" data-line={line + checkDigit(line)} aria-hidden="true" />
    </>
  );
}
