import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { secondsUntil } from '../lifecycle/seconds-until';
import { usePostedForm } from '../posted-form';

/** Sends again. While the server wants to hear of nothing, it counts down. */
export function RetryButton({ retryAt }: { retryAt: number | null }) {
  const { t } = useTranslation('forms');
  const isAnswer = usePostedForm() !== null;
  const [seconds, setSeconds] = useState(() => (retryAt === null ? 0 : secondsUntil(retryAt)));
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting || retryAt === null) return undefined;
    const timer = setInterval(() => setSeconds(secondsUntil(retryAt)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, retryAt]);

  return (
    <Button type="submit" aria-disabled={(isWaiting && !isAnswer) || undefined}>
      {t('failure.retry')}
      {/* Without script nothing counts. */}
      {isWaiting && !isAnswer && ` (${seconds})`}
    </Button>
  );
}
