import type { Page } from '@playwright/test';

/** Keeps requests back. @param pattern as Playwright's routes have it. @returns what lets them go, and all after them */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
