import type { Page } from '@playwright/test';
import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';

const PASSWORD = 'correct horse 9';

const newEmail = (): string => `person-${crypto.randomUUID()}@company.example`;

const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('draft:contact-sales') ?? '');

/** What passes by, beside the message that stays. */
const toast = (page: Page) => page.locator('.Toastify__toast');

const submit = (page: Page) => page.getByRole('form').locator('button[type="submit"]:visible').last().click();

async function fillSignup(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form');
  await form.locator('[name="firstName"]').fill('Ada');
  await form.locator('[name="lastName"]').fill('Lovelace');
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="password"]').fill(PASSWORD);
  await form.locator('[name="confirmPassword"]').fill(PASSWORD);
}

test.describe('an account', () => {
  test('is made, shown in the header and on pricing, left, and entered again', async ({ page }) => {
    const email = newEmail();
    await page.goto('/registration/starter');
    await hydrated(page);
    await fillSignup(page, email);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'You are registered' })).toBeFocused();

    await page.goto('/login');
    await hydrated(page);
    await page.locator('[name="email"]').fill(email);
    await page.locator('[name="password"]').fill(PASSWORD);
    await submit(page);
    await expect(page.getByText('Signed in as Ada')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();

    await page.goto('/pricing');
    await expect(page.getByRole('button', { name: 'Current Plan' })).toBeVisible();
    for (const url of ['/pricing', '/th/pricing']) {
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
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Signed in as Ada')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Current Plan' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test.describe('with a wrong password', () => {
    test.use({ expectedConsole: FAILED_RESOURCE });

    test('is not entered, and the answer is the same for an unknown address', async ({ page }) => {
      await page.goto('/login');
      await hydrated(page);
      await page.locator('[name="email"]').fill(newEmail());
      await page.locator('[name="password"]').fill('no such password 1');
      await submit(page);
      await expect(page.getByRole('alert')).toContainText('do not belong together');
      await expect(page.locator('[name="email"]')).not.toHaveValue('');
    });

    test('an expired token signs out quietly and keeps the form', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('token', 'expired'));
      const asked = page.waitForResponse('**/api/me');
      await page.goto('/contact-sales');
      await hydrated(page);
      await page.locator('[name="name"]').fill('Ada');
      expect((await asked).status()).toBe(401);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await expect(page.locator('[name="name"]')).toHaveValue('Ada');
    });
  });

  test('an address in use is said beside what was typed', async ({ browser }) => {
    const email = newEmail();
    for (const isSecond of [false, true]) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto('/signup');
      await hydrated(page);
      await fillSignup(page, email);
      await submit(page);
      if (isSecond) await expect(page.getByRole('alert')).toContainText('already an account');
      else await expect(page.getByRole('heading', { name: 'Account created' })).toBeFocused();
      await context.close();
    }
  });
});

test.describe('password fields', () => {
  test('follow the rules in every script, and say what is missing', async ({ page }) => {
    await page.goto('/signup');
    await hydrated(page);
    const password = page.locator('[name="password"]');
    const refusals: [string, string][] = [
      ['abc 123', 'at least 8 characters'],
      ['12345678', 'at least one letter'],
      ['abcdefgh', 'at least one number'],
    ];
    for (const [value, reason] of refusals) {
      await password.fill(value);
      await submit(page);
      await expect(page.getByRole('alert')).toContainText(reason);
    }
    await password.fill('รหัสผ่าน๑๒๓');
    await submit(page);
    await expect(page.getByRole('alert')).not.toContainText('at least');
    await expect(page).toHaveTitle(/^Please check: /);
  });

  test('can be shown, and are never kept', async ({ page }) => {
    await page.goto('/signup');
    await hydrated(page);
    await fillSignup(page, newEmail());
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(page.locator('[name="password"]')).toHaveAttribute('type', 'text');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:signup'))).toContain('Lovelace');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('correct horse');
  });
});

test.describe('a draft', () => {
  test('survives reload and language switch, and is gone once it is sent', async ({ page }) => {
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="message"]').fill('Two lines\nof text');
    await page.locator('[name="service"]').selectOption('aml-screening');
    await page.getByRole('link', { name: 'ไทย' }).click();
    await expect(page).toHaveURL('/th/contact-sales');
    await expect(page.locator('[name="message"]')).toHaveValue('Two lines\nof text');
    await expect(page.locator('[name="service"]')).toHaveValue('aml-screening');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('[name="name"]')).toHaveValue('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'ส่งแบบฟอร์มแล้ว' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('draft:contact-sales'))).toBeNull();
  });

  test('survives a crash of the tab', async ({ page, context }) => {
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="message"]').fill('Typed before the crash');
    await expect.poll(() => storedDraft(page)).toContain('before the crash');
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

  test('is cleared by the visitor', async ({ page }) => {
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="name"]').fill('Ada');
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(page.locator('[name="name"]')).toHaveValue('');
    expect(await page.evaluate(() => localStorage.getItem('draft:contact-sales'))).toBeNull();
  });

  test('older than seven days is not restored', async ({ page }) => {
    await page.addInitScript(() => {
      const savedAt = Date.now() - 7 * 24 * 60 * 60 * 1000 - 1000;
      localStorage.setItem('draft:contact-sales', JSON.stringify({ savedAt, values: { name: 'Old' } }));
    });
    await page.goto('/contact-sales');
    await hydrated(page);
    await expect(page.locator('[name="name"]')).toHaveValue('');
  });

  test('that cannot be kept does not break the form', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
  });
});

test.describe('the partner application', () => {
  test('goes in steps, is reviewed, and is sent once', async ({ page }) => {
    await page.goto('/partners/register');
    await hydrated(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '');
    });
    await submit(page);
    await expect(page.getByRole('alert')).toBeFocused();
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
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Check and send' })).toBeFocused();
    const main = page.getByRole('main');
    await expect(main).toContainText('OEM Partner');
    await expect(main).toContainText('081 234 5678');
    await page.getByRole('button', { name: 'Change' }).first().click();
    await expect(page.locator('[name="personal.firstName"]')).toHaveValue('Ada');
    await submit(page);
    await submit(page);
    expect(posts).toHaveLength(0);
    await page.getByRole('button', { name: 'Send the application' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Application sent' })).toBeFocused();
    expect(posts).toHaveLength(1);
    expect(JSON.parse(posts[0] ?? '{}')).toMatchObject({
      personal: { firstName: 'Ada', managesPartnership: true },
      company: { name: 'Engines', website: 'https://company.example', partnerType: 'oem-partner' },
    });
  });
});

test.describe('faults at the network', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  const fill = async (page: Page) => {
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
  };

  for (const { name, answer, said } of [
    { name: '500', answer: { status: 500, body: '' }, said: 'could not store the form' },
    {
      name: 'a portal’s page with status 200',
      answer: { status: 200, contentType: 'text/html', body: '<h1>Sign in to the wifi</h1>' },
      said: 'could not be reached',
    },
  ]) {
    test(`${name}: nothing is lost, and sending again works`, async ({ page }) => {
      await fill(page);
      await page.route('**/api/contact-sales', (route) => route.fulfill(answer), { times: 1 });
      await submit(page);
      await expect(page.getByRole('alert')).toContainText(said);
      await expect(toast(page)).toHaveText('Not sent yet. What you typed is kept.');
      await expect(page.locator('[name="name"]')).toHaveValue('Ada');
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
    });
  }

  test('429: the form waits as long as the server asks, and nothing is lost', async ({ page }) => {
    await fill(page);
    await page.clock.install();
    let posts = 0;
    await page.route('**/api/contact-sales', (route) => {
      posts += 1;
      if (posts > 1) return route.continue();
      return route.fulfill({ status: 429, headers: { 'retry-after': '17' }, body: '' });
    });
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('wait 17 seconds');
    await expect(toast(page)).toBeVisible();
    // By force: the test's own click would wait until the button may be pressed.
    await page.getByRole('button', { name: /^Send again \(\d+\)$/ }).click({ force: true });
    await submit(page);
    expect(posts).toBe(1);
    await expect(page.locator('[name="name"]')).toHaveValue('Ada');
    await page.clock.runFor(18_000);
    await page.getByRole('button', { name: 'Send again', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
    expect(posts).toBe(2);
  });

  test('no answer within ten seconds: it says so, keeps all, and the second try uses the same key', async ({
    page,
  }) => {
    await fill(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/contact-sales', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first is never answered.
      return keys.length > 1 ? route.continue() : undefined;
    });
    const startedAt = Date.now();
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('took too long', { timeout: 20_000 });
    expect(Date.now() - startedAt).toBeGreaterThan(9_000);
    await expect(toast(page)).toBeVisible();
    await expect(page.locator('[name="name"]')).toHaveValue('Ada');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a form that was refused and is left takes its title along', async ({ page }) => {
    await page.goto('/contact-sales');
    await hydrated(page);
    await submit(page);
    await expect(page).toHaveTitle(/^Please check: /);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/faq$/);
    // What tidies up after the form runs once the next page has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
    await expect(page).toHaveTitle(/^Questions and answers/, { timeout: 1 });
  });

  test('offline: it says so, and keeps what was typed', async ({ page, context }) => {
    await fill(page);
    // The client is fetched at the first call; a visitor may well lose the line after it.
    await page.locator('[name="name"]').focus();
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
  });

  test('an answer that is lost after the server stored it: the second try stores nothing new', async ({
    page,
  }) => {
    await fill(page);
    const references: string[] = [];
    await page.route(
      '**/api/contact-sales',
      async (route) => {
        const response = await route.fetch();
        references.push(((await response.json()) as { reference: string }).reference);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('could not be reached');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('main')).toContainText(references[0] ?? 'no reference');
  });

  test('refusals of the server stand beside their fields', async ({ page }) => {
    await fill(page);
    await page.locator('[name="telephone"]').fill('191');
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('phone number is not valid');
    await expect(page.locator('[name="telephone"]')).toHaveAttribute('aria-invalid', 'true');
  });
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

test('a proof of work is made in the background and sent along', async ({ page }) => {
  await page.goto('/contact-sales');
  await hydrated(page);
  const started = page.waitForEvent('worker');
  await page.locator('[name="name"]').fill('Ada');
  const worker = await started;
  await worker.waitForEvent('close', { timeout: 30_000 });
  await page.locator('[name="email"]').fill('ada@company.example');
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await submit(page);
  expect((await post).headers()['x-altcha']).toBeTruthy();
});
