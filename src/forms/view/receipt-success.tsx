import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { LateReceiptPrint } from '../receipt/late-receipt-print';
import { FormSuccess } from './form-success';
import { ReferenceLine } from './reference-line';

interface ReceiptSuccessProps {
  title: string;
  text: string;
  /** What the visitor can read out when asking for it; undefined for what has none. */
  reference?: string | undefined;
  /** The receipt's print, where the page is made with it; else it comes late. */
  print?: ReactNode;
}

/** The server has it: specification, section 4. */
export function ReceiptSuccess({ title, text, reference, print }: ReceiptSuccessProps) {
  const { t } = useTranslation(['forms', 'common']);
  return (
    <FormSuccess title={title}>
      <p>{text}</p>
      {reference && <ReferenceLine reference={reference} />}
      <p>
        <Button as={LocalizedLink} to="home" primary>
          {t('common:action.home')}
        </Button>
      </p>
      {reference &&
        (print ? <div className="receipt-print">{print}</div> : <LateReceiptPrint reference={reference} />)}
    </FormSuccess>
  );
}
