import en from '../locales/en/forms.json' with { type: 'json' };
import th from '../locales/th/forms.json' with { type: 'json' };
import { formatDollars } from '../src/contract/format-numbers';
import { STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD } from '../src/contract/plans';
import { hold } from './support/hold';
import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';
import { ALL_URLS, documentOf } from './support/urls';

// What is done before a page's code has come: it is seen at once, and not lost.

const CODE = '**/assets/**/*.js';
const ALL_BUT_EARLY = /\/assets\/(?!early\/).*\.js$/;

/** What only a page's code does, by the button's place and by what is there when it is done. */
const PRESSES = [
  {
    what: 'a case is decided',
    path: '/solution',
    button: '.desk .button-primary',
    done: '.outcome-approved',
  },
  {
    what: 'a sample is copied',
    path: '/documents',
    button: '.code:visible .button',
    done: '.code-bar [role="status"]:not(:empty)',
  },
  {
    what: 'a password is shown',
    path: '/login',
    button: '.password-eye',
    done: '.password input[type="text"]',
  },
];

for (const prefix of ['', '/th'])
  test.describe(`at ${prefix}/`, () => {
    test('the estimator answers, and goes on with what was chosen', async ({ page }) => {
      const bring = await hold(page, CODE);
      await page.goto(`${prefix}/pricing`, { waitUntil: 'commit' });
      const sum = page.locator('.estimator output');
      await page.locator('input[name="volume"]').fill('5000');
      await expect(sum).toHaveText(formatDollars(5000 * STARTER_UNIT_PRICE_USD));
      const slider = page.locator('input[name="volume-slider"]');
      await slider.focus();
      await slider.press('End');
      await expect(sum).toHaveText(formatDollars(10_000 * STARTER_UNIT_PRICE_USD));
      await expect(page.locator('input[name="volume"]')).toHaveValue('10000');
      bring();
      await hydrated(page);
      await expect(page).toHaveURL(/volume=10000/);
      await expect(sum).toHaveText(formatDollars(10_000 * STARTER_UNIT_PRICE_USD));
      await slider.press('Home');
      await expect(sum).toHaveText(formatDollars(STARTER_MINIMUM_USD));
    });

    test('a telephone is grouped with each key, and goes on so', async ({ page }) => {
      const bring = await hold(page, CODE);
      await page.goto(`${prefix}/contact-sales`, { waitUntil: 'commit' });
      const field = page.locator('[type="tel"]');
      await field.pressSequentially('081234567');
      await expect(field).toHaveValue('081 234 567');
      // What is deleted stays away, a separator too.
      for (let key = 0; key < 4; key += 1) await field.press('Backspace');
      await expect(field).toHaveValue('081 234');
      await field.pressSequentially('5');
      await expect(field).toHaveValue('081 234 5');
      await field.press('ControlOrMeta+z');
      await expect(field).not.toHaveValue('081 234 5');
      await field.press('ControlOrMeta+a');
      await field.pressSequentially('+668123');
      await expect(field).toHaveValue('+66 81 23');
      bring();
      await hydrated(page);
      await expect(page.locator('.phone-country')).toContainText('+66');
      await field.pressSequentially('45678');
      await expect(field).toHaveValue('+66 81 234 5678');
      await expect(page.locator('[name="telephoneCountry"]')).toHaveValue('TH');
    });

    test('a question is searched for, and found once the code is there', async ({ page }) => {
      const bring = await hold(page, CODE);
      await page.goto(`${prefix}/faq`, { waitUntil: 'commit' });
      await page.getByRole('searchbox').fill('API');
      bring();
      await hydrated(page);
      await expect(page.getByRole('searchbox')).toHaveValue('API');
      await expect(page.locator('.faq-search [role="status"]')).toHaveText(/\d/);
    });

    test('the desk’s rules are moved, and stay where they are with their figures', async ({ page }) => {
      const bring = await hold(page, CODE);
      await page.goto(`${prefix}/solution`, { waitUntil: 'commit' });
      await page.locator('[name="deviceWeight"]').fill('0');
      await page.locator('[name="reviewFrom"]').fill('25');
      bring();
      await hydrated(page);
      const figures = page.locator('.rule output');
      await expect(figures.first()).toHaveText('0');
      await expect(figures.nth(1)).toHaveText('25');
      await expect(page.locator('[name="deviceWeight"]')).toHaveValue('0');
      await expect(page.locator('[name="reviewFrom"]')).toHaveValue('25');
    });

    for (const { what, path, button, done } of PRESSES)
      test(`${what} when the code is there`, async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const bring = await hold(page, CODE);
        await page.goto(prefix + path, { waitUntil: 'commit' });
        await page.locator(button).first().click();
        await expect(page.locator('[data-pressed]')).toHaveCount(1);
        bring();
        await hydrated(page);
        await expect(page.locator('[data-pressed]')).toHaveCount(0);
        await expect(page.locator(done)).toBeVisible();
      });

    test('the specimen card is caught, and stays forged', async ({ page }) => {
      const bring = await hold(page, ALL_BUT_EARLY);
      await page.goto(prefix || '/', { waitUntil: 'commit' });
      const wrong = page.locator('.finding-wrong');
      const press = (forgery: string) => page.locator(`.forge [value="${forgery}"]`).press('Space');
      await press('photo');
      await press('number');
      await expect(wrong).toHaveCount(4);
      await expect(page.locator('.stamp')).toHaveClass(/stamp-fail/);
      const zone = page.locator('.zone-input').first();
      await zone.press('Home');
      await zone.press('X');
      await expect(zone).toHaveValue(/^X<UTO/);
      const shown = await page.locator('.findings').innerHTML();
      bring();
      await expect(page.locator('.lit')).toBeAttached();
      expect(await page.locator('.findings').innerHTML()).toBe(shown);
      await expect(zone).toHaveValue(/^X<UTO/);
      await press('photo');
      await expect(page.locator('.face-swapped')).toHaveCount(0);
      await expect(wrong).toHaveCount(3);
    });

    test.describe('without the file that answers early', () => {
      test.use({ expectedConsole: FAILED_RESOURCE });

      test('the specimen card is forged when its code comes', async ({ page }) => {
        await page.route('**/assets/early/*.js', (route) => route.abort());
        await page.goto(prefix || '/');
        await hydrated(page);
        await page.locator('.forge [value="photo"]').press('Space');
        await expect(page.locator('.face-swapped').first()).toBeAttached();
        await expect(page.locator('.finding-wrong')).toHaveCount(2);
      });
    });

    test('a form says what is missing, and sends nothing', async ({ page }) => {
      const bring = await hold(page, CODE);
      await page.goto(`${prefix}/contact-sales`, { waitUntil: 'commit' });
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.locator('main [name="name"]').fill('Anna');
      await page.locator('main form [type="submit"]').click();
      const email = page.locator('main [name="email"]');
      await expect(email).toBeFocused();
      const { missing } = prefix ? th.contactSales.field.email : en.contactSales.field.email;
      await expect(email).toHaveJSProperty('validationMessage', missing);
      bring();
      await hydrated(page);
      await expect(page.locator('main [name="name"]')).toHaveValue('Anna');
      expect(sent).toEqual([]);
    });

    test.describe('a log-in', () => {
      test.use({ expectedConsole: FAILED_RESOURCE });

      test('that was sent is sent when it can be', async ({ page }) => {
        const bring = await hold(page, CODE);
        await page.goto(`${prefix}/login`, { waitUntil: 'commit' });
        await page.locator('main [name="email"]').fill('nobody@company.example');
        await page.locator('main [name="password"]').fill('Passw0rd-unknown');
        const button = page.locator('main form [type="submit"]');
        await button.click();
        await expect(button).toHaveCSS('cursor', 'progress');
        const asked = page.waitForRequest(/\/api\/login$/);
        bring();
        await asked;
        await expect(page.locator('main .error-summary')).toBeVisible();
        await expect(button).not.toHaveCSS('cursor', 'progress');
      });
    });
  });

test('every page with a telephone groups it before its code has come', async ({ page }) => {
  const urls = ALL_URLS.filter((url) => documentOf(url).includes('type="tel"'));
  expect(urls.length).toBeGreaterThan(3);
  await hold(page, CODE);
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.locator('[type="tel"]:visible').first();
    await field.pressSequentially('0812');
    await expect(field, url).toHaveValue('081 2');
  }
});
