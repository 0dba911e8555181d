import { tellMissingPart } from '../ui/missing-part';
import { startScrollPositions } from './navigation/scroll-positions';
import { ownBuild } from './new-build/own-build';
import type { RuntimeSite } from './runtime-site';
import { startSession } from './session.client';
import { bearTranslation } from './translated-texts';
import { watchUnhandledErrors } from './unhandled-errors';
import { whenIdle } from './when-idle';

/** The browser's behaviours, in the order in which they start once the page is hydrated. */
export function startRuntime(site: RuntimeSite): void {
  bearTranslation();
  // A page that is wanted soon is not to wait for it.
  void ownBuild().catch(() => undefined);
  startScrollPositions();
  watchUnhandledErrors();
  startSession();
  whenIdle(() => void startIdleBehaviours(site));
}

async function startIdleBehaviours(site: RuntimeSite): Promise<void> {
  try {
    const { startIdleRuntime } = await import('./idle.client');
    startIdleRuntime(site);
  } catch {
    tellMissingPart('What starts when the browser is idle');
    // All of it makes a working page better, and none of it is what the page is for.
  }
}
