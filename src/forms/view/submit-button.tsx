import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

interface SubmitButtonProps {
  isSending: boolean;
  shown?: 'needs-script';
  children: ReactNode;
}

/** Stays pressable while sending, so that the focus stays: a second press is ignored. */
export function SubmitButton({ isSending, shown, children }: SubmitButtonProps) {
  const { t } = useTranslation('forms');
  return (
    <Button type="submit" primary shown={shown} aria-disabled={isSending || undefined}>
      {isSending ? t('status.sending') : children}
    </Button>
  );
}
