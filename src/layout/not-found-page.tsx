import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUESTED_PATH } from '../contract/requested-path';
import { CancelledDocument } from './cancelled-document';
import { ErrorPage } from './error-page';

/** What the server wrote into the document, so that hydration finds what it left. */
function writtenByServer(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[${REQUESTED_PATH}]`)?.textContent ?? '';
}

function readableAddress(): string {
  try {
    return `: ${decodeURI(location.pathname)}`;
  } catch {
    return `: ${location.pathname}`; // A malformed escape is shown as it was typed.
  }
}

const subscribeToNothing = () => () => undefined;

/** 'Page Not Found: {path}'. One document answers for every unknown path, so the path comes afterwards. */
export function NotFoundPage() {
  const { t } = useTranslation('error-pages');
  const path = useSyncExternalStore(subscribeToNothing, readableAddress, writtenByServer);
  return (
    <CancelledDocument stamp={t('cancelled')} isPunched>
      <ErrorPage
        status={404}
        title={t('title')}
        description={t('description')}
        detail={
          <span translate="no" {...{ [REQUESTED_PATH]: '' }}>
            {path}
          </span>
        }
      />
    </CancelledDocument>
  );
}
