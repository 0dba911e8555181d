import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { REQUESTED_PATH } from '../contract/requested-path';
import { readableAddress } from '../runtime/requested-path/requested-path';
import { CancelledDocument } from './cancelled-document';
import { ErrorPage } from './error-page';

/** What the server or the document's own script wrote, so that hydration finds what it left. */
function writtenBefore(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[${REQUESTED_PATH}]`)?.textContent ?? '';
}

const subscribeToNothing = () => () => undefined;

/** 'Page Not Found: {path}'. One document answers for every unknown path, so the path comes afterwards. */
export function NotFoundPage() {
  const { t } = useTranslation('error-pages');
  const path = useSyncExternalStore(subscribeToNothing, readableAddress, writtenBefore);
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
