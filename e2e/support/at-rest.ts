import type { Page } from '@playwright/test';

/**
 * Waits for the motions under way that end by themselves: what is read half-way through one is true of no page. A
 * paused one, one that never ends and one that the scroll position drives are what they are.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(
      ({ playState, timeline, effect }) =>
        // One that waits for its first frame says that it is running too.
        playState === 'running' &&
        timeline === document.timeline &&
        Number.isFinite(effect?.getComputedTiming().endTime),
    );
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
