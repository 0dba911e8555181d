import { useSyncExternalStore } from 'react';
import { ErrorPage } from './error-page';

const ATTRIBUTE = 'data-requested-path';

/** What the server wrote into the document, so that hydration finds what it left. */
function writtenByServer(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[${ATTRIBUTE}]`)?.textContent ?? '';
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
  const path = useSyncExternalStore(subscribeToNothing, readableAddress, writtenByServer);
  return <ErrorPage status={404} detail={<span data-requested-path="">{path}</span>} />;
}
