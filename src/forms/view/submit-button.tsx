import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SubmitButtonProps {
  isSending: boolean;
  className?: string;
  children: ReactNode;
}

/** Stays pressable while sending, so that the focus stays: a second press is ignored. */
export function SubmitButton({ isSending, className = '', children }: SubmitButtonProps) {
  const { t } = useTranslation('forms');
  return (
    <button
      type="submit"
      className={`button button-primary ${className}`}
      aria-disabled={isSending || undefined}
    >
      {isSending ? t('status.sending') : children}
    </button>
  );
}
