import { isRecord } from '../../contract/is-record';
import { writeStored } from '../safe-storage';

/** Scroll positions by history entry: the browser restores them too early, while the old page still stands. */
const STORAGE_KEY = 'scroll-positions';

let positions: Record<string, number> | undefined;
/** The key of the entry that is shown. */
let tracked = '';

function load(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {}; // Blocked or damaged storage costs the position, not the page.
  }
}

export function recallScroll(key: string): number {
  positions ??= load();
  return positions[key] ?? 0;
}

/** The key that the router has given the browser's entry; null for one that it does not know yet. */
function currentEntry(): string | null {
  const state: unknown = window.history.state;
  if (!isRecord(state)) return null;
  return typeof state['key'] === 'string' ? state['key'] : 'default';
}

/** A scroll is told of with the next frame: who leaves before that leaves from where the page is all the same. */
const MOMENTS = ['scroll', 'click', 'popstate'];

/**
 * Keeps the position of the entry being shown up to date, until another one is. Listens from the first on, and so before
 * the router: on the way back it shows the other entry before anybody else hears of it.
 */
export function trackScroll(key: string): void {
  positions ??= load();
  const known = positions;
  const isFirst = tracked === '';
  tracked = key;
  if (!isFirst) return;
  const remember = ({ type }: Event) => {
    // On the way back the entry is the next one already; where that is a place, engines may have scrolled to it by then.
    const isLeft = type === 'popstate' && window.location.hash === '';
    if (isLeft || currentEntry() === tracked) known[tracked] = window.scrollY;
  };
  for (const moment of MOMENTS) window.addEventListener(moment, remember, { passive: true, capture: true });
}

/** A full page load restores its position by itself; only navigations within the page need ours. */
export function startScrollPositions(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    writeStored('sessionStorage', STORAGE_KEY, JSON.stringify(positions ?? {}));
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}
