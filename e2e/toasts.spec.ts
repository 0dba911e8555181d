import type { Page } from '@playwright/test';
import { expect, hydrated, openIdle, test } from './support/test';

// When it is shown, named, announced and closed is in src/layout/toast-layer.alone.test.tsx; the layer at the top right is
// seen at a log-out, in forms.spec.ts.

const TIMEOUT_MS = 5000;
const WIDTH_PX = 24 * 16;
const UNEXPECTED = 'Something went wrong. Please try again.';

test.use({ expectedConsole: /on purpose/ });

/** What an error that nobody caught brings about. */
const rejectUnhandled = (page: Page) =>
  page.evaluate(() => void Promise.reject(new Error('rejected on purpose')));

const toast = (page: Page) => page.locator('.Toastify__toast');
const timer = (page: Page) => page.locator('.Toastify__progress-bar--animated');
const timerState = (page: Page) => timer(page).evaluate((bar) => getComputedStyle(bar).animationPlayState);

test('a toast comes with its library, stands bottom right for 5 s, and waits under pointer and focus', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const toastScripts = () => scripts.filter((url) => url.includes('toasts'));
  await openIdle(page, '/pricing');
  expect(toastScripts()).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('h1')?.addEventListener('click', () => {
      throw new Error('thrown on purpose');
    });
  });
  await page.locator('h1').click();
  await expect(page.getByRole('alert')).toHaveText(UNEXPECTED);
  expect(toastScripts()).toHaveLength(1);

  const close = page.getByRole('button', { name: 'Close this notification' });
  await test.step('its time stands still under the focus and the pointer', async () => {
    // Held by the focus first, which needs nothing to stand still: a busy machine would see it go before the pointer came.
    await close.focus();
    const duration = await timer(page).evaluate((bar) => getComputedStyle(bar).animationDuration);
    expect(Number.parseFloat(duration) * 1000).toBe(TIMEOUT_MS);
    expect(await timerState(page)).toBe('paused');
    await toast(page).hover();
    await close.blur();
    expect(await timerState(page)).toBe('paused');
    await close.focus();
    await page.mouse.move(10, 10);
    await expect(toast(page).locator(':hover')).toHaveCount(0);
    expect(await timerState(page)).toBe('paused');
  });

  await test.step('it stands where the specification says', async () => {
    const box = await toast(page).boundingBox();
    expect(box?.width).toBe(WIDTH_PX);
    expect((box?.x ?? 0) + WIDTH_PX).toBeGreaterThan(1440 - 48);
    expect(box?.y).toBeGreaterThan(450);
  });

  await test.step('the same again is one, and the page stays as it is', async () => {
    await page.evaluate(() => document.querySelector('h1')?.click());
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await close.press('Enter');
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('and goes by itself when its time is over', async () => {
    await rejectUnhandled(page);
    await expect.poll(() => timerState(page)).toBe('running');
    // The bar is the clock: ending its animation is the end of the 5 seconds.
    await timer(page).evaluate((bar) => {
      for (const animation of bar.getAnimations()) animation.finish();
    });
    await expect(toast(page)).toHaveCount(0);
  });
});

test('a toast that comes under a resting pointer waits too', async ({ page }) => {
  await openIdle(page, '/pricing');
  // In the corner where it will stand.
  await page.mouse.move(1440 - 100, 900 - 50);
  await rejectUnhandled(page);
  await expect(toast(page).locator(':scope:hover')).toHaveCount(1);
  await toast(page).evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
  expect(await timerState(page)).toBe('paused');
  await page.mouse.move(10, 10);
  await expect.poll(() => timerState(page)).toBe('running');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a toast is as wide as the screen, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/th');
    await hydrated(page);
    await rejectUnhandled(page);
    await expect(toast(page)).toContainText(/^เกิดข้อผิดพลาด โปรดลองอีกครั้ง/);
    await expect.poll(async () => (await toast(page).boundingBox())?.width).toBe(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
