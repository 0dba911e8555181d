import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, TOO_MANY_REQUESTS } from '../../api/api-error';
import { LOCALE_TAGS } from '../../contract/locales';
import { useCurrentPage } from '../../routes/current-page';
import { secondsUntil } from '../lifecycle/seconds-until';
import { RetryButton } from './retry-button';

/** Said when the server gives no waiting time. */
const DEFAULT_WAIT_S = 60;

/** From here on minutes are said: nobody counts 600 seconds. */
const MINUTES_FROM_S = 120;

/** Of the message within the form, beside the names of its fields. */
export const FAILURE_ID = '-failure';

interface FailureMessageProps {
  id: string;
  failure: ApiError;
  /** In ms since 1970. */
  retryAt: number | null;
  /** In place of the general message. */
  message: string | null;
  standIn: RefObject<HTMLElement | null>;
}

/** Why sending failed, and that nothing is lost. It stays until the next attempt. */
export function FailureMessage({ id, failure, retryAt, message, standIn }: FailureMessageProps) {
  const { t } = useTranslation('forms');
  const general = useGeneralMessage(failure, retryAt);
  return (
    <div className="error-summary">
      {/* The button counts down outside of it: what changes in an alert is read out. */}
      <div id={id} role="alert">
        {message !== null && <h3>{t('summary.title')}</h3>}
        <p>{message ?? general}</p>
      </div>
      {message === null && <RetryButton retryAt={retryAt} standIn={standIn} />}
    </div>
  );
}

function useGeneralMessage({ kind, status }: ApiError, retryAt: number | null): string {
  const { t } = useTranslation('forms');
  const time = useTimeUntil(retryAt);
  // When it failed: whoever has lost the network since, and sends again, is told of that attempt alone.
  const [wasOffline] = useState(() => globalThis.navigator?.onLine === false);
  if (kind === 'aborted') return t('failure.aborted');
  if (kind === 'timeout') return t('failure.timeout');
  if (kind === 'network' || kind === 'not-loaded')
    return wasOffline ? t('failure.offline') : t('failure.network');
  if (status === TOO_MANY_REQUESTS) return t('failure.tooManyRequests', { time });
  return status !== null && status >= 500 ? t('failure.server') : t('failure.refused');
}

/** The time that was left when the message appeared: one that changes would be read out each second. */
function useTimeUntil(retryAt: number | null): string {
  const { locale } = useCurrentPage();
  const [seconds] = useState(() => (retryAt === null ? DEFAULT_WAIT_S : secondsUntil(retryAt)));
  const [value, unit] = seconds < MINUTES_FROM_S ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
}
