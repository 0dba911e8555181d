import type { Page } from '@playwright/test';
import { DEV_PORT, SITE_PORT } from './support/ports';
import { expect, hydrated, test } from './support/test';
import { ALL_URLS } from './support/urls';

const COLOR_MODES = ['light', 'dark', 'system'];
const COOKIES = [null, 'en', 'th'];

interface Scene {
  origin: string;
  url: string;
  colorMode: string;
  cookie: string | null;
  /** The application's entry, held back until the observer watches. */
  entry: string;
}

/** Every change below #root from the end of parsing until React has settled. */
async function changesAtHydration(page: Page, { origin, url, colorMode, cookie, entry }: Scene) {
  await page.context().clearCookies();
  if (cookie) await page.context().addCookies([{ name: 'locale', value: cookie, url: origin }]);
  await page.addInitScript((mode) => localStorage.setItem('color-mode', mode), colorMode);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entry, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(origin + url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading' && document.getElementById('payload'));
  await page.evaluate(() => {
    const root = document.getElementById('root');
    if (!root) throw new Error('no root');
    const changes: string[] = [];
    const before = root.innerHTML;
    new MutationObserver((records) => {
      for (const { type, target, attributeName, oldValue } of records) {
        const element = target instanceof Element ? target : null;
        // Writing the value that stands there already is no change.
        if (type === 'attributes' && attributeName && element?.getAttribute(attributeName) === oldValue)
          continue;
        changes.push(
          `${type} ${attributeName ?? ''} at ${element?.outerHTML.slice(0, 120) ?? target.nodeValue}`,
        );
      }
    }).observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
    });
    Object.assign(window, { hydration: { changes, before, root } });
  });
  release();
  await hydrated(page);
  return page.evaluate(async () => {
    // A task after the next frame: effects and what they bring about are over by then.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { changes, before, root } = (
      window as unknown as { hydration: { changes: string[]; before: string; root: Element } }
    ).hydration;
    return { changes, isSame: root.innerHTML === before && root.isConnected };
  });
}

for (const [index, url] of ALL_URLS.entries()) {
  test(`hydration changes nothing on ${url}`, async ({ browser, contextOptions }) => {
    // Every address meets each mode and each cookie; over the addresses, each pair of them.
    for (const [position, colorMode] of COLOR_MODES.entries()) {
      const cookie = COOKIES[(index + position) % COOKIES.length] ?? null;
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      const result = await changesAtHydration(page, {
        origin: `http://localhost:${SITE_PORT}`,
        url,
        colorMode,
        cookie,
        entry: '**/assets/entries/*.js',
      });
      expect({ ...result, messages }, `${colorMode}, cookie ${cookie}`).toEqual({
        changes: [],
        isSame: true,
        messages: [],
      });
      await context.close();
    }
  });

  // React's production build is silent about attributes that differ; its development build is not.
  test(`hydration warns of nothing on ${url} in development`, async ({ page }) => {
    const result = await changesAtHydration(page, {
      origin: `http://localhost:${DEV_PORT}`,
      url,
      colorMode: COLOR_MODES[index % COLOR_MODES.length] ?? 'system',
      cookie: COOKIES[index % COOKIES.length] ?? null,
      entry: '**/src/render/+client.ts*',
    });
    expect(result).toEqual({ changes: [], isSame: true });
  });
}
