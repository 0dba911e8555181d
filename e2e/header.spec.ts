import type { Page } from '@playwright/test';
import { expect, FAILED_RESOURCE, hydrated, openIdle, test } from './support/test';
import { SITE_NAME } from './support/urls';

const NAVIGATION = [
  ['Home', '/'],
  ['Solution', '/solution'],
  ['Technology', '/technology'],
  ['Pricing', '/pricing'],
  ['About us', '/about-us'],
  ['Partners', '/partners'],
  ['API Docs', '/documents'],
  ['Contact sales', '/contact-sales'],
  ['Get started', '/pricing'],
  ['Partner Portal', '/partners#portal'],
] as const;

const PHONE = { viewport: { width: 360, height: 740 } };

/** The scripts don't come while the test lasts. */
const withoutScripts = (page: Page) => page.route('**/assets/**/*.js', () => undefined);

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

test('its links lead where they say', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  for (const [name, path] of NAVIGATION) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('link[rel="canonical"]'), name).toHaveAttribute(
      'href',
      new RegExp(`${path.split('#')[0]}$`),
    );
    await expect(page, name).toHaveURL(path);
  }
});

test('all of the header is reached by the keyboard, in its order', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  // A name that is drawn has no text.
  const languages = await page.locator('header .language-link:visible').allTextContents();
  const reached: string[] = [];
  for (let step = 0; step < 12 + languages.length; step += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement instanceof HTMLInputElement
          ? `color mode: ${activeElement.value}`
          : (activeElement?.textContent ?? '');
      }),
    );
  }
  expect(reached).toEqual([
    SITE_NAME,
    'Home',
    'Solution',
    'Technology',
    'Pricing',
    'About us',
    'Partners',
    'API Docs',
    ...languages,
    'color mode: system',
    'Partner Portal',
    'Contact sales',
    'Get started',
  ]);
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu opens and closes by keyboard, and a link closes it', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const menu = page.locator('#site-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    // While it is open its button says what it does then, and the page beneath is out of reach.
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('footer')).toBeHidden();
    await menu.getByRole('link', { name: 'Get started' }).focus();
    await page.keyboard.press('Tab');
    const isBehind = () => page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
    expect(await isBehind(), 'Tab leads behind the menu').toBe(false);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('footer')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Technology' }).click();
    await expect(page).toHaveURL('/technology');
    await expect(menu).toBeHidden();
  });

  for (const path of ['/', '/th']) {
    test(`the menu of ${path} is as wide as the page’s frame`, async ({ page }) => {
      await page.goto(path);
      await page.locator('[popovertarget="site-menu"]').click();
      const menu = await page.locator('#site-menu').boundingBox();
      const edge = (await page.locator('h1').boundingBox())?.x ?? 0;
      expect(menu).toMatchObject({ x: edge, width: PHONE.viewport.width - 2 * edge });
    });
  }

  test.describe('before the scripts have come', () => {
    test.use({ expectedConsole: FAILED_RESOURCE });

    test('the menu, the links, the language and the colour mode work', async ({ page }) => {
      await withoutScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.locator('#site-menu');
      await expect(menu).toBeVisible();
      await menu.getByText('Dark').click();
      await expect.poll(() => isDark(page)).toBe(true);
      await menu.getByRole('link', { name: 'ไทย' }).click();
      await expect(page).toHaveURL('/th');
      expect(await isDark(page)).toBe(true);
      const cookies = await page.context().cookies();
      expect(cookies).toContainEqual(
        expect.objectContaining({ name: 'locale', value: 'th', sameSite: 'Lax' }),
      );
    });
  });
});

test('the colour mode is persisted and shown before the first paint', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('radio', { name: /^Dark/ }).check({ force: true });
  // Once the browser has its picture of the page by daylight.
  await expect.poll(() => isDark(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark');
  // The class must stand when the body is parsed, which is before anything is painted.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { darkAtBody: document.documentElement.classList.contains('dark') });
    }).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { darkAtBody: boolean }).darkAtBody)).toBe(true);
  await hydrated(page);
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked();
});

test('the lamp’s light grows from its switch, and the focus stays on it', async ({ page }) => {
  await openIdle(page, '/');
  await page.locator('.color-mode-dark').click();
  await expect.poll(() => isDark(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark');
  const { left, right } = await page.locator('.color-mode').evaluate((lamp) => {
    const { x, width } = lamp.getBoundingClientRect();
    return { left: x, right: x + width };
  });
  const from = await page.evaluate(() =>
    Number.parseFloat(document.documentElement.style.getPropertyValue('--switch-x')),
  );
  expect(from).toBeGreaterThan(left);
  expect(from).toBeLessThan(right);
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the mode is there at once', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.locator('.color-mode-dark').click();
    expect(await isDark(page)).toBe(true);
  });
});

test('on system the page follows the device; light and dark do not', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDark(page)).toBe(false);
  await page.getByRole('radio', { name: /^Light/ }).check({ force: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('color-mode'))).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark(page)).toBe(false);
});

test('the language switch keeps page, query and hash', async ({ page }) => {
  await page.goto('/pricing?volume=200#main');
  await hydrated(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'ไทย' });
  await expect(link).toHaveAttribute('hreflang', 'th-TH');
  await link.click();
  await expect(page).toHaveURL('/th/pricing?volume=200#main');
  await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/pricing?volume=200#main');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no light is offered that could not be switched', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.color-mode').first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'ไทย' }).first()).toBeVisible();
  });
});
