import { OwnServer } from './support/own-server';
import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';

const LEAD = {
  name: 'สมหญิง ใจดี',
  email: 'somying@company.example',
  company: 'บริษัท ตัวอย่าง จำกัด',
  telephone: '081 234 5678',
  message: 'ยืนยันตัวตนลูกค้าใหม่',
};

test.describe('a sales lead', () => {
  let server: OwnServer;

  test.beforeEach(() => {
    server = new OwnServer();
  });

  test.afterEach(async ({ page }) => {
    await server.dispose(page);
  });

  test('comes by links, switches to Thai, sends the form, and is kept through a crash', async ({ page }) => {
    // Two starts of a server and one of npm: on a busy machine they take most of a test's time.
    test.slow();
    const url = await server.start();
    await page.goto(url);
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Contact sales' })
      .or(page.getByRole('banner').getByRole('link', { name: 'Contact sales' }))
      .first()
      .click();
    await expect(page).toHaveURL(`${url}/contact-sales`);

    await page.goto(`${url}/contact-sales?plan=starter#main`);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'ไทย' }).click();
    await expect(page).toHaveURL(`${url}/th/contact-sales?plan=starter#main`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');

    const form = page.getByRole('form');
    for (const [name, value] of Object.entries(LEAD)) await form.locator(`[name="${name}"]`).fill(value);
    await form.locator('[name="service"]').selectOption('face-match');
    const post = page.waitForRequest('**/api/contact-sales');
    await form.locator('button[type="submit"]').click();
    expect((await post).postDataJSON()).toMatchObject({
      ...LEAD,
      telephone: '+66812345678',
      service: 'face-match',
      locale: 'th',
    });
    await expect(page.getByRole('heading', { name: 'ส่งแบบฟอร์มแล้ว' })).toBeFocused();

    const reference =
      /[A-Z0-9]{4,}(?:-[A-Z0-9]+)*/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none';
    // Else what the page fetches ahead may find the server gone, and the console says so.
    await page.goto('about:blank');
    await server.stop('SIGKILL');
    await server.start();
    const listed = server.leads('list');
    expect(listed).toContain(reference);
    expect(listed).toContain(LEAD.email);
  });
});

test('a visitor is told what to mend, sends it with a proof of work, and is led home', async ({ page }) => {
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const submit = page.getByRole('form').locator('button[type="submit"]');
  const proving = page.waitForEvent('worker');
  await page.goto('/contact-sales');
  await hydrated(page);

  await test.step('refused, beside the field and at the top', async () => {
    await field('email').fill('ada');
    await submit.click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: /^Name/ }).click();
    await expect(field('name')).toBeFocused();
    await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
    await field('name').fill('Ada');
    await expect(field('name')).not.toHaveAttribute('aria-invalid');
  });

  await test.step('left as it was refused, it takes its title along', async () => {
    await expect(page).toHaveTitle(/^Please check: /);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/faq$/);
    // React tidies up after the page that was left before it draws anything new.
    await page.getByRole('searchbox').fill('passport');
    await expect(page.getByText('Answers found')).toBeVisible();
    expect(await page.title()).not.toMatch(/^Please check/);
    await page.goBack();
    await expect(field('name')).toHaveValue('Ada');
  });

  await test.step('sent as the specification says', async () => {
    const worker = await proving;
    // It is ended once the proof is there, which may have been long ago.
    await expect.poll(() => page.workers().includes(worker)).toBe(false);
    await field('email').fill('ada@company.example');
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await submit.click();
    const { headers, body } = {
      headers: (await post).headers(),
      body: (await post).postDataJSON() as object,
    };
    expect(headers['x-altcha']).toBeTruthy();
    // An empty trap is no answer of the visitor's.
    expect(body).not.toHaveProperty('leave_blank');
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeFocused();
    await expect(
      page.getByText('Thank you for your inquiry. Our sales team will contact you shortly.'),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('whatever happens between the browser and the server', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  test('it is said, what was typed stays, and the form is stored once', async ({ page, context }) => {
    // No fake clock reaches a request's own: the test gets hold of the request, and cuts its patience short.
    await page.addInitScript(() => {
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function remembered(this: XMLHttpRequest, ...args: unknown[]) {
        Object.assign(window, { lastRequest: this });
        Reflect.apply(open, this, args);
      };
    });
    await page.clock.install();
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
    const alert = page.getByRole('form').getByRole('alert');
    const again = page.getByRole('button', { name: /^Send again/ });
    const keys = new Set<string | undefined>();
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      posts += 1;
      keys.add(request.headers()['idempotency-key']);
    });
    const answerOnce = (answer: object) =>
      page.route('**/api/contact-sales', (route) => route.fulfill(answer), { times: 1 });

    await test.step('a server that fails', async () => {
      await answerOnce({ status: 503, body: '' });
      await page.getByRole('form').locator('button[type="submit"]').last().click();
      await expect(alert).toContainText('could not store the form. What you typed is still here');
      // What passes by, beside the message that stays.
      await expect(page.locator('.Toastify__toast')).toHaveText(
        'Not sent yet. What you typed is still here.',
      );
    });

    await test.step('a portal’s page with status 200', async () => {
      await answerOnce({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the wifi</h1>' });
      await again.click();
      await expect(alert).toContainText('could not be reached');
    });

    await test.step('no network', async () => {
      await context.setOffline(true);
      await again.click();
      await expect(alert).toContainText('You are offline');
      await context.setOffline(false);
    });

    await test.step('no answer within ten seconds', async () => {
      await page.route('**/api/contact-sales', () => undefined, { times: 1 });
      const asked = page.waitForRequest('**/api/contact-sales');
      await again.click();
      await asked;
      const patienceMs = await page.evaluate(() => {
        const { lastRequest } = window as unknown as { lastRequest: XMLHttpRequest };
        const { timeout } = lastRequest;
        lastRequest.timeout = 1;
        return timeout;
      });
      expect(patienceMs).toBe(10_000);
      await expect(alert).toContainText('took too long');
    });

    await test.step('too many posts: it waits as long as the server asks', async () => {
      await answerOnce({ status: 429, headers: { 'retry-after': '17' }, body: '' });
      await page.clock.pauseAt(Date.now() + 5 * 60_000);
      await again.click();
      await expect(alert).toContainText('wait 17 seconds');
      const before = posts;
      // By force: the test's own click would wait until the button may be pressed. It is answered by the message anew.
      await alert.evaluate((element) => element.setAttribute('data-seen', 'true'));
      await page.getByRole('button', { name: 'Send again (17)' }).click({ force: true });
      await expect(page.locator('[role="alert"][data-seen]')).toHaveCount(0);
      await expect(alert).toContainText('wait 17 seconds');
      expect(posts).toBe(before);
      await page.clock.runFor(17_000);
      await expect(page.getByRole('button', { name: 'Send again', exact: true })).toBeEnabled();
      await page.clock.resume();
    });

    let stored = 'nothing';
    await test.step('an answer that is lost after the server stored the form', async () => {
      await page.route(
        '**/api/contact-sales',
        async (route) => {
          stored = ((await (await route.fetch()).json()) as { reference: string }).reference;
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await again.click();
      await expect(alert).toContainText('could not be reached');
    });

    await expect(page.locator('[name="name"]')).toHaveValue('Ada');
    await again.click();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(stored);
    expect(Array.from(keys)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: FAILED_RESOURCE });

  test('the form posts, is mended, and ends on a page of its language', async ({ page }) => {
    const field = (name: string) => page.locator(`[name="${name}"]`);
    const submit = () => page.getByRole('form').locator('button[type="submit"]').click();

    await page.goto('/contact-sales');
    await expect(page.locator('.phone-country')).toBeHidden();
    for (const [attribute, value] of Object.entries({ type: 'tel', autocomplete: 'tel', maxlength: '25' })) {
      await expect(field('telephone')).toHaveAttribute(attribute, value);
    }
    const [name, telephone] = await Promise.all([
      field('name').boundingBox(),
      field('telephone').boundingBox(),
    ]);
    // Two columns of one row differ by what a whole number of 64ths of a pixel leaves over.
    expect(telephone?.width).toBeCloseTo(name?.width ?? 0, 0);

    await field('name').fill('Ada');
    await field('email').fill('nowhere');
    await submit();
    await expect(page.getByRole('main')).toContainText('Please enter a full email address');
    await expect(field('name')).toHaveValue('Ada');
    await field('email').fill('ada@company.example');
    await submit();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();

    await page.goto('/th/contact-sales');
    await field('name').fill('Ada');
    await field('email').fill('ada@company.example');
    await field('telephone').fill('๐๘๑-๒๓๔-๕๖๗๘');
    await submit();
    await expect(page.getByRole('heading', { name: 'ส่งแบบฟอร์มแล้ว' })).toBeVisible();
    expect(page.url()).not.toContain('ada');
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
});
