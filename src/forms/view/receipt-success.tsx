import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../routes/localized-link';
import { Button } from '../../ui/button';
import { LateReceiptPrint } from '../receipt/late-receipt-print';
import { FormSuccess } from './form-success';
import { ReferenceLine } from './reference-line';

interface ReceiptSuccessProps {
  title: string;
  text: string;
  /** What the visitor can read out when asking for it; a page without script is not told. */
  reference?: string;
}

/** The server has it: specification, section 4. */
export function ReceiptSuccess({ title, text, reference }: ReceiptSuccessProps) {
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
      {reference && <LateReceiptPrint reference={reference} />}
    </FormSuccess>
  );
}
