import { startScrollPositions } from './scroll-positions';
import { startSession } from './session.client';

/** The browser's behaviours, in the order in which they start once the page is hydrated. */
export function startRuntime(): void {
  startScrollPositions();
  startSession();
  document.documentElement.dataset['hydrated'] = 'true';
}
