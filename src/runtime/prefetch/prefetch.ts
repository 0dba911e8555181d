import { internalLink, internalPathname } from '../navigation/internal-link';
import { onPageShown } from '../navigation/page-shown';
import { isClientNavigation } from '../navigation/site-state';
import type { RuntimeSite } from '../runtime-site';
import { createAllowance } from './allowance';
import { createPrefetchQueue } from './prefetch-queue';

/**
 * Links that are fetched when they are seen, the likeliest first: what a page asks for, what its text names, where else
 * one may go. The footer's wait for an intent, as does the way home.
 */
const SEEN_LINKS = ['a.button', 'main a[href]', 'nav a[href]'] as const;

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

/** The page that a link leads to, where it can be fetched. */
function openedPage(target: EventTarget | null): string | null {
  const pathname = internalPathname(target);
  if (pathname === null || pathname === location.pathname) return null;
  return navigator.onLine && isClientNavigation(pathname) ? pathname : null;
}

/** The same, where it may be fetched ahead. */
const wantedPage = (target: EventTarget | null): string | null =>
  isSparingNow() ? null : openedPage(target);

/** A browser without popovers takes their selector for a mistake. */
const isInOpenMenu = (link: Element): boolean =>
  'popover' in HTMLElement.prototype && link.closest(':popover-open') !== null;

/**
 * Fetches the pages that the visitor is likely to open next: what they point at, touch or focus at once, and what they
 * see one after the other, for as many bytes as a page may cost ahead.
 */
export function startPrefetch(preload: RuntimeSite['preload'], wantPage: RuntimeSite['wantPage']): void {
  const enqueue = createPrefetchQueue(preload);
  const allowance = createAllowance();
  const seen: string[] = [];
  let isFetching = false;

  async function fetchSeen(): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    for (let next = seen.shift(); next !== undefined; next = seen.shift())
      if (allowance.isLeft()) await enqueue(next);
    isFetching = false;
  }

  let pointedAt: HTMLAnchorElement | null = null;
  let pressed = { clientX: -1, clientY: -1 };

  /**
   * A link that came under a resting pointer with the page that it opened is not what is wanted next. A click tells of
   * whole pixels, other events of a pointer do not.
   */
  const isResting = (event: Event): boolean =>
    event instanceof PointerEvent &&
    Math.abs(event.clientX - pressed.clientX) < 1 &&
    Math.abs(event.clientY - pressed.clientY) < 1;

  /** What is still pointed at when its page has come is rendered too. */
  async function want(event: Event): Promise<void> {
    if (isResting(event)) return;
    const link = internalLink(event.target);
    const pathname = wantedPage(link);
    pointedAt = link;
    if (!link || pathname === null) return;
    await enqueue(pathname);
    if (pointedAt === link) wantPage(link);
  }
  for (const intent of INTENTS)
    document.addEventListener(intent, (event) => void want(event), { passive: true });
  document.addEventListener('click', (event) => {
    pressed = event;
  });
  // Nothing ahead of the visit but its beginning, on data-saver too: a mouse is let go some 80 ms after it is pressed, and
  // a finger's tap tells of its press only when it is one.
  document.addEventListener('mousedown', ({ button, target }) => {
    const pathname = button === 0 ? openedPage(target) : null;
    if (pathname !== null) void enqueue(pathname);
  });

  /** The likeliest first; whoever has opened the menu is about to choose from it. */
  function see(links: readonly Element[]): void {
    for (const kind of SEEN_LINKS) {
      for (const link of links) {
        const pathname = link.matches(kind) ? wantedPage(link) : null;
        if (pathname === null) continue;
        if (isInOpenMenu(link)) void enqueue(pathname);
        else seen.push(pathname);
      }
    }
    void fetchSeen();
  }

  const observer = new IntersectionObserver((entries) => {
    const links = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const link of links) observer.unobserve(link);
    see(links);
  });
  const observe = () => {
    observer.disconnect();
    seen.length = 0;
    allowance.renew();
    for (const link of document.querySelectorAll(`:is(${SEEN_LINKS.join()}):not(footer *)`))
      observer.observe(link);
  };
  onPageShown(observe);
  observe();
}
