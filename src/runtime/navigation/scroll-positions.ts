import { writeStored } from '../safe-storage';

/** Scroll positions by history entry: the browser restores them too early, while the old page still stands. */
const STORAGE_KEY = 'scroll-positions';

let positions: Record<string, number> | undefined;

function load(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, y]) => typeof y === 'number'));
  } catch {
    return {}; // Blocked or damaged storage costs the position, not the page.
  }
}

export function recallScroll(key: string): number {
  positions ??= load();
  return positions[key] ?? 0;
}

/** A scroll is told of with the next frame: who leaves before that leaves from where the page is all the same. */
const MOMENTS = ['scroll', 'click', 'popstate'];

/** Keeps the position of the entry being shown up to date until the returned function is called. */
export function trackScroll(key: string): () => void {
  positions ??= load();
  const known = positions;
  const remember = () => {
    known[key] = window.scrollY;
  };
  const options = { passive: true, capture: true };
  for (const moment of MOMENTS) window.addEventListener(moment, remember, options);
  return () => {
    for (const moment of MOMENTS) window.removeEventListener(moment, remember, options);
  };
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
