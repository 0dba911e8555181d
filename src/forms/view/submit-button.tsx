import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

interface SubmitButtonProps {
  isSending: boolean;
  shown?: 'needs-script';
  children: ReactNode;
}

/**
 * Stays pressable while sending, so that the focus stays: a second press is ignored. That it sends is said as well: the
 * focus is elsewhere where Enter in a field has sent it.
 */
export function SubmitButton({ isSending, shown, children }: SubmitButtonProps) {
  const { t } = useTranslation('forms');
  const sending = isSending && t('status.sending');
  return (
    <>
      <Button type="submit" primary shown={shown} aria-disabled={isSending || undefined}>
        {sending || children}
      </Button>
      <span role="status" className="sr-only">
        {sending}
      </span>
    </>
  );
}
