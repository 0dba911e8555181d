import type { Page } from '@playwright/test';
import { expect, FAILED_RESOURCE, openIdle, test } from './support/test';
import { idleScripts, modulesOf } from './support/urls';

const PAYLOAD = /\/_payload\/[^/]+\/(.+)\.json/;

/** The payloads that the browser asks for from now on, by page. */
function payloadsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = PAYLOAD.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Fetched ahead in their order: once this one is there, all that was wanted before it has been asked for. */
async function fetchLast(page: Page): Promise<void> {
  const fetched = page.waitForResponse(/cookies-policy\.json/);
  await footerLink(page, 'Cookies policy').hover();
  await (await fetched).finished();
}

/** Resolves once the privacy policy, wanted before, would open without the network. */
async function privacyPolicyIsThere(page: Page): Promise<void> {
  // The same modules as the page's own request for them: these are there once those are.
  await page.evaluate(
    (modules) => Promise.all(modules.map((module) => import(module))),
    modulesOf('/privacy-policy'),
  );
}

/** What the browser says of its connection. */
const connection = (page: Page, value: object) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', { get: () => given });
  }, value);

test('a link under the pointer is fetched once, and its click fetches nothing more', async ({ page }) => {
  await openIdle(page, '/faq');
  const asked = payloadsOf(page);
  const fetched = page.waitForResponse(/privacy-policy\.json/);
  await footerLink(page, 'Privacy policy').hover();
  await (await fetched).finished();
  await footerLink(page, 'Terms of service').hover();
  await footerLink(page, 'Privacy policy').hover();
  await fetchLast(page);
  await privacyPolicyIsThere(page);
  expect(asked.filter((name) => name === 'privacy-policy')).toHaveLength(1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await footerLink(page, 'Privacy policy').click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
  expect(requests.filter((url) => /privacy-policy/.test(url))).toEqual([]);
});

// Home has an island that still waits for its code: React could be kept waiting with it.
for (const [from = '', id = ''] of [
  ['/', 'home'],
  ['/faq', 'faq'],
])
  test(`the page under the pointer is rendered on ${from} by the time it is opened`, async ({ page }) => {
    await openIdle(page, from);
    const ahead = page.locator('main[data-page="privacy-policy"]');
    await footerLink(page, 'Privacy policy').hover();
    await expect(ahead).toBeAttached();
    await expect(ahead).toBeHidden();
    // Laid out as wide as it will be: its click has that behind it.
    await expect(ahead).toHaveAttribute('data-ahead');
    expect(await ahead.evaluate((main) => main.clientWidth)).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
    await expect(page.getByRole('main')).toHaveAttribute('data-page', id);

    await footerLink(page, 'Terms of service').hover();
    await expect(page.locator('main[data-page="terms-of-service"]')).toBeAttached();
    await expect(ahead).not.toBeAttached();

    await footerLink(page, 'Privacy policy').hover();
    const rendered = await ahead.elementHandle();
    await footerLink(page, 'Privacy policy').click();
    await expect(ahead).toBeFocused();
    await expect(ahead).not.toHaveAttribute('data-ahead');
    await expect(page.locator('main')).toHaveCount(1);
    expect(await rendered?.evaluate((main) => main === document.activeElement)).toBe(true);
  });

test('of a page that is rendered ahead nothing is seen, and nothing is in the way', async ({ page }) => {
  for (const [from, to, name] of [
    ['/faq', 'contact-sales', 'Contact sales'],
    ['/partners', 'partners/register', 'Apply to become a partner'],
  ] as const) {
    await openIdle(page, from);
    await page.getByRole('link', { name }).first().hover();
    const ahead = page.locator(`main[data-page="${to}"]`);
    await expect(ahead).toHaveAttribute('data-ahead');
    const seen = await ahead.evaluate((main) =>
      Array.from(main.querySelectorAll('*'))
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map((element) => element.className),
    );
    expect(seen, to).toEqual([]);
  }
});

test('a link that comes under a resting pointer is not taken for wanted', async ({ page }) => {
  await openIdle(page, '/faq');
  const other = page.getByRole('banner').getByRole('link', { name: 'ไทย' });
  await other.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  // The way back lies there now. What is pointed at since shows that nothing was rendered for it.
  const rendered: (string | null)[] = [];
  await page.exposeFunction('told', (lang: string | null) => rendered.push(lang));
  await page.evaluate(() => {
    const root = document.getElementById('root');
    const told = (window as unknown as { told: (page: string | null) => void }).told;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.localName === 'main') told(node.dataset['page'] ?? null);
    }).observe(root ?? document.body, { childList: true });
  });
  await page.locator('footer a[href="/th/privacy-policy"]').hover();
  await expect.poll(() => rendered).toContain('privacy-policy');
  expect(rendered).not.toContain('faq');
});

test('a link that gets the focus is fetched', async ({ page }) => {
  await openIdle(page, '/faq');
  const fetched = page.waitForRequest(/cookies-policy\.json/);
  await footerLink(page, 'Cookies policy').focus();
  await fetched;
});

/**
 * What has been fetched of pages' texts and code, in bytes as they came: neither what the document names, nor what is
 * its own once it is idle, nor what only that page needs which was asked for last.
 */
const bytesAhead = (page: Page, last: string, pages: readonly string[]) => {
  const others = ['', ...pages].flatMap((name) => modulesOf(`/${name}`));
  const own = modulesOf(`/${last}`).filter((module) => !others.includes(module));
  return page.evaluate(
    (left) => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return all
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, encodedBodySize }))
        .filter(({ path }) => /_payload|assets\/chunks/.test(path))
        .filter(({ path }) => document.querySelector(`link[href="${path}"]`) === null)
        .filter(({ path }) => !left.some((end) => path.endsWith(end)))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    },
    [`/${last}.json`, ...own, ...idleScripts()],
  );
};

test('links that are seen are fetched, for 30 kB and no more; those of the footer are not', async ({
  page,
}) => {
  const asked = payloadsOf(page);
  await openIdle(page, '/');
  // What the page's buttons lead to; for what its menu does as well, not enough is left.
  const ahead = ['contact-sales', 'pricing'];
  await expect.poll(() => asked).toEqual(ahead);
  await fetchLast(page);
  expect(asked).toEqual([...ahead, 'cookies-policy']);
  expect(await bytesAhead(page, 'cookies-policy', ahead)).toBeLessThan(30_000);
});

test('the links of the menu are fetched once it is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = payloadsOf(page);
  await openIdle(page, '/faq');
  await fetchLast(page);
  expect(asked).not.toContain('solution');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => asked).toContain('solution');
});

test('no more than four at once', async ({ page }) => {
  const held: (() => void)[] = [];
  let most = 0;
  await page.route(PAYLOAD, async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
      most = Math.max(most, held.length);
    });
    await route.continue();
  });
  const asked = payloadsOf(page);
  await openIdle(page, '/faq');
  const links = page.getByRole('contentinfo').getByRole('link');
  const paths = new Set(
    await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname)),
  );
  paths.delete('/faq');
  expect(paths.size).toBeGreaterThan(8);
  await links.evaluateAll((all) => {
    for (const link of all) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  // One is let go whenever four are waiting, until all have come.
  await expect
    .poll(
      () => {
        if (held.length >= 4) held.shift()?.();
        return asked.length;
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(paths.size);
  expect(most).toBe(4);
  for (const release of held) release();
});

for (const value of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(value)}`, async ({ page }) => {
    await connection(page, value);
    const asked = payloadsOf(page);
    await openIdle(page, '/');
    await footerLink(page, 'Terms of service').hover();
    await footerLink(page, 'Terms of service').focus();
    await footerLink(page, 'Privacy policy').click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
    expect(asked).toEqual(['privacy-policy']);
  });
}

test('a press is the beginning of a visit, on data-saver too', async ({ page }) => {
  await connection(page, { saveData: true });
  const asked = payloadsOf(page);
  await openIdle(page, '/faq');
  const link = footerLink(page, 'Privacy policy');
  await link.hover();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  const fetched = page.waitForResponse(/privacy-policy\.json/);
  await page.mouse.down();
  await fetched;
  await expect(page).toHaveURL('/faq');
  await page.mouse.up();
  await expect(page).toHaveURL('/privacy-policy');
  expect(asked).toEqual(['privacy-policy']);
});

test('links out of the site, to files and to unknown addresses are never fetched', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openIdle(page, '/faq');
  const places = ['https://elsewhere.example/pricing', '/no-such-page', '/api/health', 'mailto:a@b.example'];
  await page.evaluate((hrefs) => {
    for (const href of hrefs) {
      const link = Object.assign(document.createElement('a'), { href, textContent: href });
      document.querySelector('main')?.append(link);
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  }, places);
  await fetchLast(page);
  expect(requests.filter((url) => places.some((place) => url.includes(place)))).toEqual([]);
});

test.describe('a page that could not be fetched ahead', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  test('moves nobody, and its click asks again', async ({ page }) => {
    await openIdle(page, '/faq');
    await page.evaluate(() => Object.assign(window, { mark: true }));
    let failures = 0;
    await page.route(/privacy-policy\.json/, (route) => {
      failures += 1;
      return failures === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    const failed = page.waitForResponse(/privacy-policy\.json/);
    await footerLink(page, 'Privacy policy').hover();
    await failed;
    await expect(page).toHaveURL('/faq');
    await footerLink(page, 'Privacy policy').click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  });
});

test.describe('offline', () => {
  test.use({ expectedConsole: /Failed to load resource|could not be loaded/ });

  test('pages visited or fetched ahead still open; any other link says so and leads nowhere', async ({
    page,
    context,
  }) => {
    await openIdle(page, '/faq');
    const fetched = page.waitForResponse(/privacy-policy\.json/);
    await footerLink(page, 'Privacy policy').hover();
    await (await fetched).finished();
    await privacyPolicyIsThere(page);
    await context.setOffline(true);
    await footerLink(page, 'Privacy policy').click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /privacy-policy$/);
    await page.goBack();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /faq$/);
    await footerLink(page, 'Terms of service').click();
    // What draws toasts comes with the first one and can't be had now; it is said all the same.
    await expect(page.getByText('You are offline.')).toBeVisible();
    await test.step('in a toast as wide and as long as any other', async () => {
      const plain = page.locator('.plain-toast');
      expect((await plain.boundingBox())?.width).toBe(24 * 16);
      const timer = () => plain.evaluate((box) => box.getAnimations({ subtree: true })[0]?.playState);
      await plain.hover();
      expect(await timer()).toBe('paused');
      await page.mouse.move(10, 10);
      expect(await timer()).toBe('running');
      await plain.evaluate((box) => box.getAnimations({ subtree: true })[0]?.finish());
      await expect(plain).toHaveCount(0);
    });
    await expect(page).toHaveURL('/faq');
    await context.setOffline(false);
    await footerLink(page, 'Terms of service').click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /terms-of-service$/);
  });
});
