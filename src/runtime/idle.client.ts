import { startLamp } from './lamp/lamp';
import { startLanguageOffer } from './language-offer';
import { startBuildManifest } from './new-build/build-manifest';
import { startDeployPoll } from './new-build/deploy-poll';
import { announceNewBuild } from './new-build/new-build';
import { startOfflineLinks } from './prefetch/offline-links';
import { startPrefetch } from './prefetch/prefetch';
import type { RuntimeSite } from './runtime-site';
import { startScrollAnimation } from './scroll-animation/scroll-animation';

/** The behaviours that can wait until the browser is idle, in their order; one chunk, off the first page's path. */
export function startIdleRuntime({ build, preload, has }: RuntimeSite): void {
  startPrefetch(preload);
  startOfflineLinks(has);
  startBuildManifest(build);
  startDeployPoll(build, announceNewBuild);
  startScrollAnimation();
  startLanguageOffer();
  startLamp();
}
