import { startScrollPositions } from './scroll-positions';
import { startSession } from './session.client';
import { watchUnhandledErrors } from './unhandled-errors';
import { whenIdle } from './when-idle';

/** What the browser's behaviours need to know of the site they run on. */
export interface RuntimeSite {
  /** The id of the build that wrote this page. */
  build: string;
  /** Fetches a page ahead; rejects when it can't be had. */
  preload: (pathname: string) => Promise<void>;
  /** Whether a page would open without the network. */
  has: (pathname: string) => boolean;
}

/** The browser's behaviours, in the order in which they start once the page is hydrated. */
export function startRuntime(site: RuntimeSite): void {
  startScrollPositions();
  watchUnhandledErrors();
  startSession();
  document.documentElement.dataset['hydrated'] = 'true';
  whenIdle(() => void startIdleBehaviours(site));
}

async function startIdleBehaviours(site: RuntimeSite): Promise<void> {
  try {
    const { startIdleRuntime } = await import('./idle.client');
    startIdleRuntime(site);
  } catch {
    // All of it makes a working page better, and none of it is what the page is for.
  }
}
