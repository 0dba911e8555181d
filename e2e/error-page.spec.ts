import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';
import { modulesBesides } from './support/urls';

const WITHOUT_PAGE = [
  { path: '/no/such-page', heading: 'Page Not Found: /no/such-page', lang: 'en-US' },
  { path: '/thailand', heading: 'Page Not Found: /thailand', lang: 'en-US' },
  { path: '/th/ไม่มี', heading: 'ไม่พบหน้าที่ต้องการ: /th/ไม่มี', lang: 'th-TH' },
  { path: '/registration/gold', heading: 'Page Not Found: /registration/gold', lang: 'en-US' },
  {
    path: '/<img src=x onerror=alert(1)>',
    heading: 'Page Not Found: /<img src=x onerror=alert(1)>',
    lang: 'en-US',
  },
];

test.describe('an address without a page', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  for (const { path, heading, lang } of WITHOUT_PAGE) {
    test(`${path} is a 404 in its language`, async ({ page }) => {
      const response = await page.goto(encodeURI(path));
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveText(heading);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(heading);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(lang === 'th-TH' ? '/th' : '/');
    });
  }
});

test.describe('an address without a page, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: FAILED_RESOURCE });

  for (const [path, label] of [
    ['/nope', 'Pages on this site'],
    ['/th/nope', 'หน้าอื่นในเว็บไซต์นี้'],
  ] as const) {
    test(`${path} names pages that exist, and the lamp finds them`, async ({ page, request }) => {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: label }).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(5);
      for (const href of hrefs)
        expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
      const glow = () => links.first().evaluate((link) => getComputedStyle(link).textShadow);
      expect(await glow()).toBe('none');
      await page.locator('html').evaluate((html) => html.classList.add('dark'));
      expect(await glow()).not.toBe('none');
      await expect(page.locator('.cancelled-stamp')).toBeVisible();
    });
  }

  test('says which address it is all the same', async ({ page }) => {
    for (const { path, heading } of WITHOUT_PAGE) {
      await page.goto(encodeURI(path));
      await expect(page.locator('h1')).toHaveText(heading);
    }
  });
});

test('a missing asset is a plain 404, never a page', async ({ request }) => {
  for (const path of ['/assets/gone.js', '/_payload/x/index.json', '/favicon.gif', '/_build/meta/x.json']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).not.toContain('<html');
  }
});

test.describe('a page that breaks while it renders', () => {
  test.use({ expectedConsole: /broken on purpose|error boundary|could not be loaded/i });

  test('lands on the error page, in the frame of the site, and lets go of it', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    for (const module of modulesBesides('/privacy-policy', '/'))
      await page.route(`**${module}`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'const Page = () => { throw new Error("broken on purpose"); }; export { Page, Page as t, Page as n, Page as default };',
        }),
      );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.locator('h1')).toHaveText('Internal Server Error');
    await expect(page.getByRole('main')).toContainText('500');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).not.toHaveText('Internal Server Error');
  });
});
