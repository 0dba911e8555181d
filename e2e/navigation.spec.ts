import type { Page, Route } from '@playwright/test';
import { hold } from './support/hold';
import { expect, hydrated, openIdle, test } from './support/test';
import { homeSpecimen, modulesBesides, SITE_NAME } from './support/urls';

const PRIVACY_PAYLOAD = /_payload\/[^/]+\/privacy-policy\.json/;

test('the old page stands until the new one is ready', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const oldHeading = await page.locator('h1').innerText();
  const release = await hold(page, PRIVACY_PAYLOAD);
  const asked = page.waitForRequest(PRIVACY_PAYLOAD);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await asked;
  await expect(page.locator('h1')).toHaveText(oldHeading);
  release();
  await expect(page.locator('h1')).not.toHaveText(oldHeading);
  await expect(page).toHaveURL('/privacy-policy');
});

test('a navigation moves the focus, announces the title and starts at the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const documentMark = await page.evaluate(() => Object.assign(window, { mark: 'same document' }).mark);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveTitle(new RegExp(` · ${SITE_NAME}$`));
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('[role="status"]')).toHaveText(await page.title());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { mark: string }).mark)).toBe(documentMark);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
});

/** The page's own stylesheets, which every document carries in its head. */
const ownStyles = (page: Page) =>
  page.locator('style[data-page]').evaluateAll((styles) => styles.map(({ textContent }) => textContent));

test('a page has its stylesheets in their order however one came to it, and those that came stay', async ({
  page,
}) => {
  await page.goto('/solution');
  const solution = await ownStyles(page);
  await page.goto('/pricing');
  await hydrated(page);
  const pricing = await ownStyles(page);
  expect(pricing).not.toEqual(solution);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Solution', exact: true }).click();
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'solution');
  const both = await ownStyles(page);
  expect(both.filter((css) => solution.includes(css))).toEqual(solution);
  expect(both.filter((css) => pricing.includes(css))).toEqual(pricing);
  await page.goBack();
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'pricing');
  // What is pointed at by then brings its own besides.
  const later = await ownStyles(page);
  expect(later.filter((css) => both.includes(css))).toEqual(both);
  const applied = await page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => sheet.cssRules.length),
  );
  expect(applied.every((rules) => rules > 0)).toBe(true);
});

test('no code or text is fetched twice, and no stylesheet that a document carries', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css|json)$/.test(pathname)) asked.push(pathname);
  });
  await openIdle(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Solution', exact: true }).click();
  await expect(page).toHaveURL('/solution');
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'solution');
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  expect(asked.filter((path) => path.endsWith('.css') && !path.includes('aos'))).toEqual([]);
});

test('going back returns to where the page was left, also after a reload', async ({ page }) => {
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page
    .getByRole('link', { name: 'Home' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL('/');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test('a position is kept, too, where the page is left before its scroll is told of', async ({ page }) => {
  // As on a busy device, whose next frame is later than the click.
  await page.addInitScript(() =>
    window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto('/privacy-policy');
  await hydrated(page);
  await page.evaluate(() => {
    window.scrollTo(0, 600);
    document.querySelector<HTMLElement>('footer a[href="/solution"]')?.click();
  });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /solution$/);
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

for (const from of ['/', '/faq', '/th/faq'])
  test(`from ${from} a link to a place on a page goes to that place`, async ({ page }) => {
    await page.goto(from);
    await hydrated(page);
    const link = page.locator('.footer-link[href$="#verified-questions"]');
    await link.click();
    await expect(page).toHaveURL(/\/faq#verified-questions$/);
    const place = page.locator('#verified-questions');
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(SITE_NAME));
    // And again, from wherever one has read on to.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(place).not.toBeInViewport();
    await link.click();
    await expect(place).toBeInViewport();
  });

for (const url of ['/privacy-policy', '/th/faq'])
  test(`back and forward between places of ${url} return to where each was left`, async ({ page }) => {
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto(url);
    await hydrated(page);
    const link = page.locator('main a[href^="#"]').nth(1);
    await link.click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator(':target')).toBeInViewport();
    // The entry has a name to come back to.
    await expect.poll(() => page.evaluate(() => window.history.state !== null)).toBe(true);
    const arrived = await place();
    expect(arrived).toBeGreaterThan(200);
    await page.evaluate(() => window.scrollBy(0, 150));
    await expect.poll(place).toBe(arrived + 150);
    await page.goBack();
    await expect.poll(place).toBe(0);
    await page.goForward();
    await expect.poll(place).toBe(arrived + 150);
    await page.goBack();
    await expect.poll(place).toBe(0);
    await link.click();
    await expect.poll(place).toBe(arrived);
  });

for (const url of ['/', '/th'])
  test(`the specimen card of ${url} that nobody has turned to is there again after another page`, async ({
    page,
  }) => {
    await page.goto(url);
    await hydrated(page);
    const card = page.locator('.specimen');
    await page.getByRole('contentinfo').locator('a[href$="/pricing"]').first().click();
    await expect(page.getByRole('main')).toHaveAttribute('data-page', 'pricing');
    await page.goBack();
    await expect(page.getByRole('main')).toHaveAttribute('data-page', 'home');
    await expect(card).toBeVisible();
    await page.getByRole('contentinfo').locator('a[hreflang]').click();
    await expect(page).not.toHaveURL(url);
    await expect(card).toBeVisible();
  });

test('the way back to home ends where it was left, though its card has no code yet', async ({ page }) => {
  // Nothing else is held: the other page's code comes with its click if it has not come ahead of it.
  const bring = await hold(page, `**${homeSpecimen()}`);
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true });
  await footer.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await footer.click();
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'pricing');
  await page.goBack();
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  bring();
  await expect(page.locator('.specimen')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
});

test('a link to the page that is shown goes to its beginning', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes over the page that it leads to, also where that is shown already', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await hydrated(page);
    await page.locator('header button[popovertarget]').click();
    const menu = page.locator(':popover-open');
    await menu.locator('a[href="/pricing"]').first().click();
    await expect(menu).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('when what the next page needs is missing', () => {
  test.use({ expectedConsole: /Failed to load resource|could not be loaded/ });

  const faults = [
    {
      name: 'the payload is gone',
      answer: (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
    },
    {
      name: 'a page answers in place of the payload',
      answer: (route: Route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    },
    {
      name: 'the payload is for other code',
      answer: async (route: Route) => {
        const payload = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...payload, entry: '/assets/other.js' } });
      },
    },
  ];
  for (const { name, answer } of faults) {
    test(`${name}: the browser navigates by itself`, async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { mark: true }));
      await page.route(PRIVACY_PAYLOAD, answer);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
      expect(await page.evaluate(() => 'mark' in window)).toBe(false);
    });
  }

  test('a chunk is gone: the browser navigates by itself', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { mark: true }));
    let isNavigating = false;
    for (const module of modulesBesides('/privacy-policy', '/'))
      await page.route(`**${module}`, (route) =>
        isNavigating ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
      );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isNavigating = true;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
    await expect.poll(() => page.evaluate(() => 'mark' in window)).toBe(false);
  });
});
