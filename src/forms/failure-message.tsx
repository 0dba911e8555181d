import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error';

const TOO_MANY_REQUESTS = 429;

/** Said when the server gives no waiting time, in seconds. */
const DEFAULT_WAIT_S = 60;

interface FailureMessageProps {
  failure: ApiError;
  /** In place of the general message. */
  message: string | null;
}

/** Why sending failed, and that nothing is lost. It stays until the next attempt. */
export function FailureMessage({ failure, message }: FailureMessageProps) {
  const { t } = useTranslation('forms');
  const general = useGeneralMessage(failure);
  return (
    <div className="error-summary" role="alert">
      <p>{message ?? general}</p>
      {message === null && (
        <button type="submit" className="button">
          {t('failure.retry')}
        </button>
      )}
    </div>
  );
}

function useGeneralMessage({ kind, status, retryAfterS }: ApiError): string {
  const { t } = useTranslation('forms');
  if (kind === 'aborted') return t('failure.aborted');
  if (kind === 'timeout') return t('failure.timeout');
  if (kind === 'network') return navigator.onLine ? t('failure.network') : t('failure.offline');
  if (status === TOO_MANY_REQUESTS) {
    return t('failure.tooManyRequests', { seconds: retryAfterS ?? DEFAULT_WAIT_S });
  }
  return status !== null && status >= 500 ? t('failure.server') : t('failure.refused');
}
