import { startLamp } from './lamp/lamp';
import { startLanguageOffer } from './language-offer';
import { startBuildManifest } from './new-build/build-manifest';
import { startDeployPoll } from './new-build/deploy-poll';
import { announceNewBuild } from './new-build/new-build';
import { ownBuild } from './new-build/own-build';
import { startOfflineLinks } from './prefetch/offline-links';
import { startPrefetch } from './prefetch/prefetch';
import type { RuntimeSite } from './runtime-site';
import { startScrollAnimation } from './scroll-animation/scroll-animation';

async function watchBuild(): Promise<void> {
  try {
    const { id } = await ownBuild();
    startBuildManifest(id);
    startDeployPoll(id, announceNewBuild);
  } catch {
    // After a release the next page is the browser's, and brings another document; without a network it is asked again.
    window.addEventListener('online', () => void watchBuild(), { once: true });
  }
}

/** The behaviours that can wait until the browser is idle, in their order; one chunk, off the first page's path. */
export function startIdleRuntime({ preload, wantPage, has }: RuntimeSite): void {
  startPrefetch(preload, wantPage);
  startOfflineLinks(has);
  void watchBuild();
  startScrollAnimation();
  startLanguageOffer();
  startLamp();
}
