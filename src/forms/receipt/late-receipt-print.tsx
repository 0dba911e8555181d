import { type ReactNode, useEffect, useState } from 'react';
import { tellMissingPart } from '../../ui/missing-part';

/** The receipt's print, fetched once there is one: nobody waits for it, and without it the receipt is plain. */
export function LateReceiptPrint({ reference }: { reference: string }) {
  const [print, setPrint] = useState<ReactNode>(null);
  useEffect(() => {
    import('./receipt-print').then(
      ({ ReceiptPrint }) => setPrint(<ReceiptPrint reference={reference} />),
      () => tellMissingPart('The print of the receipt'),
    );
  }, [reference]);
  return <div className="receipt-print">{print}</div>;
}
