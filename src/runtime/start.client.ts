import { startScrollPositions } from './scroll-positions';

/** The browser's behaviours, in the order in which they start once the page is hydrated. */
export function startRuntime(): void {
  startScrollPositions();
  document.documentElement.dataset['hydrated'] = 'true';
}
