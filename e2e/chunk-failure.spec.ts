import type { Page } from '@playwright/test';
import { ownChunk } from './support/own-chunk';
import { expect, hydrated, openIdle, openWithoutCode, painted, test } from './support/test';
import { modulesOf } from './support/urls';

const PAYLOADS = '**/_payload/**';
const GUARD_MS = 10_000;

/** Every document that the browser asks for, by its path. */
function navigationsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

/** No texts can be had any more, and the one reload that a page may ask for has brought pricing. */
async function useUpReload(page: Page): Promise<void> {
  await page.route(PAYLOADS, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await hydrated(page);
  await follow(page, 'Pricing');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
  await hydrated(page);
}

test.use({
  expectedConsole: /Failed to load resource|could not be loaded|dynamically imported module|error boundary/,
});

test('the first failure reloads, the second shows the error page, and after 10 s it reloads again', async ({
  page,
}) => {
  await page.clock.install();
  const navigations = navigationsOf(page);
  await useUpReload(page);
  expect(navigations).toEqual(['/', '/pricing']);

  await follow(page, 'Solution');
  await expect(page.locator('h1')).toHaveText('Internal Server Error');
  await expect(page).toHaveTitle(/^Internal Server Error/);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page).toHaveURL('/solution');
  expect(navigations).toEqual(['/', '/pricing']);

  await follow(page, 'Pricing');
  await expect(page.locator('h1')).not.toHaveText('Internal Server Error');
  await page.clock.fastForward(GUARD_MS);
  await follow(page, 'Solution');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/solution$/);
  expect(navigations).toEqual(['/', '/pricing', '/solution']);
});

test('a second page that cannot be had says so as the first did, and each gets another chance', async ({
  page,
}) => {
  // The clock stands: the guard against reloading in circles lasts.
  await page.clock.install();
  await useUpReload(page);
  for (const [name, path] of [
    ['Solution', '/solution'],
    ['Technology', '/technology'],
  ] as const) {
    await follow(page, name);
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText('Internal Server Error');
    await expect(page.locator('#main')).toBeFocused();
  }
  await page.unroute(PAYLOADS);
  await follow(page, 'Pricing');
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'pricing');
  for (const [name, id] of [
    ['Technology', 'technology'],
    ['Solution', 'solution'],
  ] as const) {
    await follow(page, name);
    await expect(page.getByRole('main')).toHaveAttribute('data-page', id);
  }
});

for (const [name, again] of [
  ['trying again from the error page', (page: Page) => page.getByRole('link', { name: 'Try again' }).click()],
  ['following its link again', (page: Page) => follow(page, 'Solution')],
] as const) {
  test(`${name} loads the page anew`, async ({ page }) => {
    await useUpReload(page);
    await follow(page, 'Solution');
    await expect(page.locator('h1')).toHaveText('Internal Server Error');
    await page.unroute(PAYLOADS);
    await again(page);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/solution$/);
  });
}

for (const storage of ['as usual', 'blocked']) {
  test(`the first page’s own chunk never comes, storage ${storage}: one reload, and the page is readable`, async ({
    page,
  }) => {
    const chunk = ownChunk('/faq');
    if (storage === 'blocked') {
      await page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      });
    }
    const navigations = navigationsOf(page);
    let failures = 0;
    await page.route(`**${chunk}`, (route) => {
      failures += 1;
      return route.fulfill({ status: 404, body: 'gone' });
    });
    await openWithoutCode(page, '/faq');
    // What follows from the failure follows at once: a further reload would be under way two frames later.
    await painted(page);
    expect(navigations).toEqual(['/faq', '/faq']);
    expect(failures).toBeGreaterThanOrEqual(2);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    await follow(page, 'Pricing');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
  });
}

test.describe('the entry', () => {
  // What every document runs, and what that starts.
  for (const [url, name] of [
    ['/login', '*'],
    ['/th/login', '*'],
    ['/login', 'app.*'],
  ] as const) {
    test(`never comes on ${url} (${name}): one reload, then what needs it says so, and links work`, async ({
      page,
    }) => {
      const entry = `**/assets/entries/${name}.js`;
      await page.route(entry, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const navigations = navigationsOf(page);
      await openWithoutCode(page, url);
      expect(navigations).toEqual([url, url]);
      await expect(page.locator('main .only-without-script')).toContainText('JavaScript');
      await expect(page.locator('main .only-without-script')).toBeVisible();
      await expect(page.getByRole('form')).toBeHidden();
      await page.getByRole('contentinfo').locator('a[href$="/pricing"]').first().click();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
    });
  }

  test('comes at the second try: the page lives', async ({ page }) => {
    const navigations = navigationsOf(page);
    await page.route('**/assets/entries/*.js', (route) =>
      navigations.length > 1 ? route.continue() : route.fulfill({ status: 503, body: '' }),
    );
    await page.goto('/login', { waitUntil: 'commit' });
    await hydrated(page);
    expect(navigations).toEqual(['/login', '/login']);
    await expect(page.getByRole('form')).toBeVisible();
  });

  for (const what of ['entry', 'page’s own code'])
    test(`cannot be had offline (${what}): the page stays, and lives when the network is back`, async ({
      page,
      context,
    }) => {
      const code = what === 'entry' ? '**/assets/entries/app.*.js' : `**${ownChunk('/faq')}`;
      let isGone = true;
      await page.route(code, async (route) => {
        if (!isGone) return route.continue();
        await context.setOffline(true);
        return route.abort('internetdisconnected');
      });
      const navigations = navigationsOf(page);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
      await page.goto('/faq', { waitUntil: 'commit' });
      await failed;
      await expect(page.locator('html:not([data-scripting])')).toBeAttached();
      await painted(page);
      expect(navigations).toEqual(['/faq']);
      isGone = false;
      await context.setOffline(false);
      await hydrated(page);
      expect(navigations).toEqual(['/faq', '/faq']);
      await expect(page.getByRole('searchbox')).toBeVisible();
    });

  test('fails after something was typed: no reload, and the form is sent without it', async ({ page }) => {
    let fail = (): void => undefined;
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/assets/entries/*.js', async (route) => {
      await failed;
      await route.fulfill({ status: 503, body: '' });
    });
    const navigations = navigationsOf(page);
    await page.goto('/contact-sales', { waitUntil: 'commit' });
    await page.locator('[name="name"]').fill('Ada');
    fail();
    await page.locator('html:not([data-scripting])').waitFor({ state: 'attached' });
    await page.locator('[name="email"]').fill('ada@company.example');
    await page.getByRole('form').locator('button[type="submit"]:visible').last().click();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
    expect(navigations[0]).toBe('/contact-sales');
    expect(navigations.filter((path) => path === '/contact-sales')).toHaveLength(1);
  });
});

for (const { lang, home, contact } of [
  { lang: 'en', home: '/', contact: '/contact-sales' },
  { lang: 'th', home: '/th', contact: '/th/contact-sales' },
]) {
  test(`parts that make a page better never come (${lang}): it works, and the console has a line for each`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const said = (part: string) => messages.filter((text) => text.startsWith(part)).length;
    const withoutParts = async (url: string) => {
      const named = modulesOf(url);
      await page.unrouteAll();
      await page.route('**/assets/chunks/*.js', (route) =>
        named.includes(new URL(route.request().url()).pathname)
          ? route.continue()
          : route.fulfill({ status: 404, body: 'gone' }),
      );
      await page.goto(url);
      await hydrated(page);
    };

    await withoutParts(home);
    await expect.poll(() => said('What starts when the browser is idle')).toBe(1);
    const card = page.locator('.specimen');
    await card.hover();
    await expect.poll(() => said('The specimen card')).toBe(1);
    await expect(card).toBeVisible();

    await withoutParts(contact);
    const telephone = page.locator('[name="telephone"]');
    for (let round = 0; round < 2; round += 1) {
      await telephone.focus();
      await page.locator('[name="name"]').focus();
    }
    await expect.poll(() => said('The number logic')).toBe(1);
    await telephone.fill('081 234 5678');
    await expect(telephone).toHaveValue('081 234 5678');
    await page.locator('button.phone-country').click();
    await expect.poll(() => said('The list of countries')).toBe(1);
    await expect(page.locator('h1')).toBeVisible();
    // Asked for twice, told once.
    expect(said('The number logic')).toBe(1);
  });
}

test('a chunk that is fetched in the background and missing harms nothing', async ({ page }) => {
  const named = modulesOf('/');
  const isBackground = (url: string) => !named.includes(new URL(url).pathname);
  await page.route('**/assets/chunks/*.js', (route) =>
    isBackground(route.request().url()) ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  const navigations = navigationsOf(page);
  const missing = page.waitForResponse(
    (response) => response.url().includes('/chunks/') && isBackground(response.url()),
  );
  await page.goto('/');
  await hydrated(page);
  await missing;
  await painted(page);
  expect(navigations).toEqual(['/']);
  await expect(page.locator('.Toastify')).toHaveCount(0);
});

test('a texts file that can’t be had is named in the console', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openIdle(page, '/');
  await page.route(/_payload\/[^/]+\/th\.json/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: 'ไทย' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await expect(page.locator('h1')).toBeVisible();
  expect(messages.some((text) => text.includes('/th could not be loaded'))).toBe(true);
});
