import { internalPathname } from '../navigation/internal-link';
import { onPageShown } from '../navigation/page-shown';
import { isClientNavigation } from '../navigation/site-state';
import { createPrefetchQueue } from './prefetch-queue';

/**
 * Links in view are fetched in the page's content alone. Those of header and footer are in view on every page;
 * they wait for the pointer, a touch or the focus, which is as fast: see docs/decisions.
 */
const CONTENT_LINKS = 'main a[href]';

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Specification, section 9: not on data-saver or 2g. Browsers that don't tell are not on either. */
export function isSparing(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}

/** Asked anew each time: a phone may leave its good network. */
const isSparingNow = (): boolean =>
  isSparing((navigator as Navigator & { connection?: Connection }).connection);

/** Fetches the pages that the visitor is likely to open next. */
export function startPrefetch(preload: (pathname: string) => Promise<void>): void {
  const enqueue = createPrefetchQueue(preload);

  function want(target: EventTarget | null): void {
    const pathname = internalPathname(target);
    if (pathname === null || pathname === location.pathname) return;
    if (!isSparingNow() && navigator.onLine && isClientNavigation(pathname)) enqueue(pathname);
  }

  for (const intent of INTENTS) {
    document.addEventListener(intent, ({ target }) => want(target), { passive: true });
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      want(target);
    }
  });
  const observe = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll(CONTENT_LINKS)) observer.observe(link);
  };
  onPageShown(observe);
  observe();
}
