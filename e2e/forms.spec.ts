import type { Page } from '@playwright/test';
import { fillSignup, logIn, makeAccount, newEmail, PASSWORD, submit } from './support/accounts';
import { hold } from './support/hold';
import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';

// The states of a form are in src/forms/view/form-view.alone.test.tsx, and those of single forms beside them. Here are the
// accounts on the real server, and what happens to a page with a form on it.

const draftOf = (page: Page, form: string) =>
  page.evaluate((name) => localStorage.getItem(`draft:${name}`), form);

test.describe('an account', () => {
  test('is made, entered, shown in the header and on pricing, and left', async ({ page }) => {
    const email = newEmail();
    await page.goto('/registration/free-trial');
    await hydrated(page);
    await fillSignup(page, email);
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(page.locator('[name="password"]')).toHaveAttribute('type', 'text');
    await expect.poll(() => draftOf(page, 'registration')).toContain('Lovelace');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('correct horse');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeFocused();
    // Registering has signed in; to see the way in, out again.
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Logged in as Ada')).toBeHidden();

    const next = '/registration/starter?volume=200#main';
    await logIn(page, `/login?next=${encodeURIComponent(next)}`, email);
    await expect(page).toHaveURL(next);
    await expect(page.getByText('Logged in as Ada')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();

    for (const url of ['/th/pricing', '/pricing']) {
      await page.goto(url);
      await expect(page.locator('.account-name')).toBeVisible();
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { scrollWidth, headerHeight } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          headerHeight: document.querySelector('header')?.offsetHeight ?? 0,
        }));
        expect(scrollWidth, `${url} at ${width} px`).toBe(width);
        expect(headerHeight, `${url} at ${width} px`).toBeLessThan(80);
      }
    }
    await expect(page.getByRole('button', { name: 'Current Plan' })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    const toast = page.locator('.Toastify__toast-container--top-right .Toastify__toast').last();
    await expect(toast).toContainText('You are logged out.');
    // What is no error is announced politely.
    await expect(toast.getByRole('status').or(toast.and(page.getByRole('status')))).toHaveCount(1);
    expect((await toast.boundingBox())?.y).toBeLessThan(100);
    await expect(page.getByText('Logged in as Ada')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Current Plan' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('is entered to no other place than one of the site', async ({ page, request }) => {
    const next = encodeURIComponent('//elsewhere.example/');
    await logIn(page, `/login?next=${next}`, (await makeAccount(request)).email);
    await expect(page.getByRole('main').getByRole('heading', { name: 'logged in' })).toBeVisible();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('//elsewhere.example/')}`);
  });

  test.describe('that is refused', () => {
    test.use({ expectedConsole: FAILED_RESOURCE });

    test('is in use, is unknown or has another password, or its session has ended', async ({
      page,
      request,
    }) => {
      const { email } = await makeAccount(request);
      await page.goto('/signup');
      await hydrated(page);
      await fillSignup(page, email);
      await submit(page);
      await expect(page.getByRole('alert')).toContainText('already an account');

      for (const address of [email, newEmail()]) {
        await logIn(page, '/login?next=/pricing', address, 'no such password 1');
        await expect(page.getByRole('alert')).toContainText('Wrong email or password');
        await expect(page.locator('[name="email"]')).toHaveValue(address);
      }

      await page.evaluate(() => localStorage.setItem('token', 'expired'));
      const asked = page.waitForResponse('**/api/me');
      await page.goto('/contact-sales');
      await hydrated(page);
      await page.locator('[name="name"]').fill('Ada');
      expect((await asked).status()).toBe(401);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await expect(page.locator('[name="name"]')).toHaveValue('Ada');
    });
  });
});

test.describe('a draft', () => {
  test('survives reload and language switch, is cleared by the visitor, and gone once it is sent', async ({
    page,
  }) => {
    // Of the page that is shown: another may stand beside it, about to be.
    const field = (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
    await page.goto('/contact-sales');
    await hydrated(page);
    await field('name').fill('Ada');
    await page.reload();
    await hydrated(page);
    await expect(field('name')).toHaveValue('Ada');
    await submit(page);
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field('name')).toHaveValue('');
    await expect(field('name')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await draftOf(page, 'contact-sales')).toBeNull();

    await field('name').fill('Ada');
    await field('message').fill('Two lines\nof text');
    await field('service').selectOption('aml-screening');
    await page.getByRole('banner').getByRole('link', { name: 'ไทย' }).click();
    await expect(page).toHaveURL('/th/contact-sales');
    await expect(field('message')).toHaveValue('Two lines\nof text');
    await expect(field('service')).toHaveValue('aml-screening');
    await expect(field('name')).toHaveValue('Ada');
    await field('email').fill('ada@company.example');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'ส่งแบบฟอร์มแล้ว' })).toBeVisible();
    expect(await draftOf(page, 'contact-sales')).toBeNull();
  });

  test('survives a crash of the tab', async ({ page, context }) => {
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="message"]').fill('Typed before the crash');
    await expect.poll(() => draftOf(page, 'contact-sales')).toContain('before the crash');
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await next.goto('/contact-sales');
    await hydrated(next);
    await expect(next.locator('[name="message"]')).toHaveValue('Typed before the crash');
  });

  test.describe('when the page has to be reloaded', () => {
    test.use({ expectedConsole: /Failed to load resource|could not be loaded/ });

    test('is saved first, with the letters typed last', async ({ page }) => {
      await page.route('**/_payload/**', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/contact-sales');
      await hydrated(page);
      const reload = page.waitForRequest((request) => request.isNavigationRequest());
      // In one task: no timer of the draft's own can have run.
      await page.evaluate(() => {
        const message = document.querySelector<HTMLTextAreaElement>('[name="message"]');
        if (!message) throw new Error('no message field');
        message.value = 'Typed at the last moment';
        message.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]')?.click();
      });
      expect(new URL((await reload).url()).pathname).toBe('/faq');
      await hydrated(page);
      await page.unroute('**/_payload/**');
      await page.goBack();
      await expect(page.locator('[name="message"]')).toHaveValue('Typed at the last moment');
    });
  });
});

for (const prefix of ['', '/th']) {
  test.describe(`a form whose answer was lost, at ${prefix}/`, () => {
    test.use({ expectedConsole: FAILED_RESOURCE });

    test('is stored once, also when it is sent again after a reload', async ({ page }) => {
      const stored: string[] = [];
      await page.route('**/api/contact-sales', async (route) => {
        const answer = await route.fetch();
        const { reference } = (await answer.json()) as { reference: string };
        stored.push(reference);
        // The server has it; the network dies before its answer comes.
        if (stored.length === 1) await route.abort();
        else await route.fulfill({ response: answer });
      });
      await page.goto(`${prefix}/contact-sales`);
      await hydrated(page);
      const fields = { name: 'Ada', email: newEmail(), company: 'Engines', message: 'Faces' };
      for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
      await submit(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(page.locator('[name="message"]')).toHaveValue(fields.message);
      await submit(page);
      await expect(page.locator('.form-success strong')).toHaveText(stored[0] ?? 'none');
      expect(stored[1]).toBe(stored[0]);
      expect(await draftOf(page, 'contact-sales')).toBeFalsy();
    });

    test('signs up once, also where the password had to be typed again', async ({ page }) => {
      const tokens: string[] = [];
      await page.route('**/api/signup', async (route) => {
        const answer = await route.fetch();
        const { token } = (await answer.json()) as { token: string };
        tokens.push(token);
        if (tokens.length === 1) await route.abort();
        else await route.fulfill({ response: answer });
      });
      await page.goto(`${prefix}/signup`);
      await hydrated(page);
      const email = newEmail();
      await fillSignup(page, email);
      await submit(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
      const kept = await page.evaluate(() => JSON.stringify(localStorage));
      expect(kept).toContain(email);
      expect(kept).not.toContain(PASSWORD);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('[name="email"]')).toHaveValue(email);
      for (const name of ['password', 'confirmPassword'])
        await page.locator(`[name="${name}"]`).fill(PASSWORD);
      await submit(page);
      await expect(page.locator('.account-name').first()).toBeAttached();
      expect(tokens).toEqual([tokens[0], tokens[0]]);
    });
  });
}

/** Fills in the steps of a partner application, up to its review. */
async function fillApplication(page: Page): Promise<void> {
  await page.locator('[name="personal.firstName"]').fill('Ada');
  await page.locator('[name="personal.lastName"]').fill('Lovelace');
  await page.locator('[name="personal.email"]').fill('ada@company.example');
  await page.locator('[name="personal.mobile"]').fill('081 234 5678');
  await page.locator('[name="personal.managesPartnership"]').check();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'About the company' })).toBeFocused();
  await page.locator('[name="company.name"]').fill('Engines');
  await page.locator('[name="company.website"]').fill('company.example');
  await page.locator('[name="company.partnerType"]').selectOption('oem-partner');
  await page.locator('[name="company.name"]').press('Enter');
  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeFocused();
}

test('the partner application goes in steps, is reviewed, and is sent once', async ({ page }) => {
  await page.goto('/partners/register');
  await hydrated(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  await submit(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await fillApplication(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('OEM Partner');
  await expect(main).toContainText('081 234 5678');
  await page.getByRole('button', { name: 'Change' }).first().click();
  await expect(page.locator('[name="personal.firstName"]')).toHaveValue('Ada');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'About the company' })).toBeFocused();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeFocused();
  expect(posts).toHaveLength(0);
  // Held until both clicks are made: afterwards something else may stand there.
  const answer = await hold(page, '**/api/partner-applications');
  await page.getByRole('button', { name: 'Send the application' }).dblclick();
  answer();
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeFocused();
  expect(posts).toHaveLength(1);
  expect(JSON.parse(posts[0] ?? '{}')).toMatchObject({
    personal: { firstName: 'Ada', mobile: '+66812345678', managesPartnership: true },
    company: { name: 'Engines', website: 'https://company.example', partnerType: 'oem-partner' },
  });
});

test('a restored partner application that is cleared at its review begins anew', async ({ page }) => {
  await page.goto('/partners/register');
  await hydrated(page);
  await fillApplication(page);
  await page.reload();
  await hydrated(page);
  for (const name of ['About the company', 'Check and send']) {
    await submit(page);
    await expect(page.getByRole('heading', { name })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByRole('heading', { name: 'About you' })).toBeFocused();
  await expect(page.locator('[name="personal.firstName"]')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sign-up, registration and partner application post; log-in says what it needs', async ({ page }) => {
    await page.goto('/signup');
    await fillSignup(page, newEmail());
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Account created' })).toBeVisible();

    await page.goto('/th/registration/free-trial');
    await fillSignup(page, newEmail());
    await submit(page);
    await expect(page).toHaveURL(/\/api\/registrations\/submitted/);

    await page.goto('/partners/register');
    await page.locator('[name="personal.firstName"]').fill('Ada');
    await page.locator('[name="personal.lastName"]').fill('Lovelace');
    await page.locator('[name="personal.email"]').fill('ada@company.example');
    await page.locator('[name="company.name"]').fill('Engines');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();

    await page.goto('/login');
    await expect(page.getByText('Logging in needs JavaScript')).toBeVisible();
    await expect(page.getByRole('form')).toBeHidden();
  });
});
