import type { Page } from '@playwright/test';
import { DEV_PORT } from './support/ports';
import { expect, hydrated, networkQuiet, test } from './support/test';

const TIMEOUT_MS = 5000;
const WIDTH_PX = 24 * 16;
const UNEXPECTED = 'Something went wrong. Please try again.';

test.use({ expectedConsole: /on purpose/ });

/** What an error that nobody caught brings about. */
const rejectUnhandled = (page: Page) =>
  page.evaluate(() => void Promise.reject(new Error('rejected on purpose')));

const timer = (page: Page) => page.locator('.Toastify__progress-bar--animated');
const timerState = (page: Page) => timer(page).evaluate((bar) => getComputedStyle(bar).animationPlayState);

test('the library and its stylesheet come with the first toast, and that toast is shown', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  await networkQuiet(page);
  expect(scripts.filter((url) => url.includes('toasts'))).toEqual([]);
  scripts.length = 0;
  await rejectUnhandled(page);
  await expect(page.getByRole('alert')).toHaveText(UNEXPECTED);
  expect(scripts.filter((url) => url.includes('toasts'))).toHaveLength(1);
});

test('a toast stands bottom right, 24rem wide, shows its 5 s, and waits under the pointer and the focus', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await rejectUnhandled(page);
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toBeVisible();
  const duration = await timer(page).evaluate((bar) => getComputedStyle(bar).animationDuration);
  expect(Number.parseFloat(duration) * 1000).toBe(TIMEOUT_MS);
  await expect.poll(() => timerState(page)).toBe('running');
  await expect(timer(page)).toHaveAccessibleName('Time until this notification closes');
  // Held by the focus first, which needs nothing to stand still: a busy machine would see it go before the pointer came.
  const close = page.getByRole('button', { name: 'Close this notification' });
  await close.focus();
  expect(await timerState(page)).toBe('paused');
  await toast.hover();
  await close.blur();
  expect(await timerState(page)).toBe('paused');
  const box = await toast.boundingBox();
  expect(box?.width).toBe(WIDTH_PX);
  expect((box?.x ?? 0) + WIDTH_PX).toBeGreaterThan(1440 - 48);
  expect(box?.y).toBeGreaterThan(450);
  await close.focus();
  await page.mouse.move(10, 10);
  await expect(toast.locator(':hover')).toHaveCount(0);
  expect(await timerState(page)).toBe('paused');
  await close.blur();
  expect(await timerState(page)).toBe('running');
  await close.focus();
  expect(await timerState(page)).toBe('paused');
  await close.press('Enter');
  await expect(toast).toHaveCount(0);
});

test('a toast goes by itself when its time is over', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await rejectUnhandled(page);
  await expect(page.locator('.Toastify__toast')).toBeVisible();
  // The bar is the clock: ending its animation is the end of the 5 seconds.
  await timer(page).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.finish();
  });
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a toast is as wide as the screen, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/th');
    await hydrated(page);
    await rejectUnhandled(page);
    const toast = page.locator('.Toastify__toast');
    await expect(toast).toBeVisible();
    // Word joiners keep its words in one line.
    await expect(toast).toContainText(/^เกิดข้อ\u2060?ผิด\u2060?พลาด โปรดลองอีก\u2060?ครั้ง/);
    await expect.poll(async () => (await toast.boundingBox())?.width).toBe(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('an error in an event handler is a toast, and the page stays as it is', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('h1')?.addEventListener('click', () => {
      throw new Error('thrown on purpose');
    });
  });
  await page.locator('h1').click();
  await expect(page.getByRole('alert')).toHaveText(UNEXPECTED);
  await page.locator('h1').click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
});

test('there is a layer at the top right, and what is no error is announced politely', async ({ page }) => {
  await page.goto(`http://localhost:${DEV_PORT}/`);
  await hydrated(page);
  await page.evaluate(async (path) => {
    const { showToast } = (await import(path)) as {
      showToast: (message: string, options: object) => void;
    };
    showToast('loggedOut', { layer: 'top-right', kind: 'success' });
  }, '/src/runtime/toasts.ts');
  const toast = page.locator('.Toastify__toast-container--top-right .Toastify__toast');
  await expect(toast).toContainText('You are logged out.');
  await expect(toast.getByRole('status').or(toast.and(page.getByRole('status')))).toHaveCount(1);
  expect((await toast.boundingBox())?.y).toBeLessThan(100);
});
