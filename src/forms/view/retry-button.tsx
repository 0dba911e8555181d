import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { secondsUntil } from '../lifecycle/seconds-until';
import { usePostedForm } from '../posted-form';

interface RetryButtonProps {
  /** In ms since 1970. */
  retryAt: number | null;
  /** What took the focus over when the one of the attempt before went with it: this one takes it back. */
  standIn: RefObject<HTMLElement | null>;
}

/** Sends again. While the server wants to hear of nothing, it counts down. */
export function RetryButton({ retryAt, standIn }: RetryButtonProps) {
  const { t } = useTranslation('forms');
  const isAnswer = usePostedForm() !== null;
  const [seconds, setSeconds] = useState(() => (retryAt === null ? 0 : secondsUntil(retryAt)));
  const isWaiting = seconds > 0;
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const own = button.current;
    // Whoever has gone on meanwhile is left alone.
    if (standIn.current && standIn.current === document.activeElement) own?.focus();
    return () => {
      standIn.current = null;
      if (!own || document.activeElement !== own) return;
      // The form's own button, which says that it is being sent.
      standIn.current = own.form?.querySelector<HTMLElement>('[type="submit"]:not(:focus)') ?? null;
      standIn.current?.focus({ preventScroll: true });
    };
  }, [standIn]);

  useEffect(() => {
    if (!isWaiting || retryAt === null) return undefined;
    const timer = setInterval(() => setSeconds(secondsUntil(retryAt)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, retryAt]);

  return (
    <Button ref={button} type="submit" aria-disabled={(isWaiting && !isAnswer) || undefined}>
      <span>
        {t('failure.retry')}{' '}
        {/* Without script nothing counts. An element: a text that a browser has translated is not ours any more. */}
        {isWaiting && !isAnswer && <span>({seconds})</span>}
      </span>
    </Button>
  );
}
