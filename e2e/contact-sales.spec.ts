import { freePort, OwnServer } from './support/own-server';
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
    const port = await freePort();
    const url = await server.start(port);
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
    await page.getByRole('link', { name: 'ไทย' }).click();
    await expect(page).toHaveURL(`${url}/th/contact-sales?plan=starter#main`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');

    const form = page.getByRole('form');
    for (const [name, value] of Object.entries(LEAD)) await form.locator(`[name="${name}"]`).fill(value);
    await form.locator('[name="service"]').selectOption('face-match');
    await form.locator('button[type="submit"]').click();
    const success = page.getByRole('heading', { name: 'ส่งแบบฟอร์มแล้ว' });
    await expect(success).toBeFocused();

    const reference =
      /[A-Z0-9]{4,}(?:-[A-Z0-9]+)*/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none';
    const listed = server.leads('list');
    expect(listed).toContain(reference);
    expect(listed).toContain(LEAD.email);

    await server.stop('SIGKILL');
    await server.start(port);
    expect(server.leads('list')).toContain(reference);
  });
});

test('the English success view says what the specification says and leads home', async ({ page }) => {
  await page.goto('/contact-sales');
  await hydrated(page);
  await page.locator('[name="name"]').fill('Ada');
  await page.locator('[name="email"]').fill('ada@company.example');
  await page.getByRole('form').locator('button[type="submit"]').click();
  await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
  await expect(
    page.getByText('Thank you for your inquiry. Our sales team will contact you shortly.'),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a refused form says what to mend, beside the field and at the top', async ({ page }) => {
  await page.goto('/contact-sales');
  await hydrated(page);
  await page.locator('[name="email"]').fill('ada');
  await page.getByRole('form').locator('button[type="submit"]').click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Name/ }).click();
  await expect(page.locator('[name="name"]')).toBeFocused();
  await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('[name="name"]').fill('Ada');
  await expect(page.locator('[name="name"]')).not.toHaveAttribute('aria-invalid');
});

test.describe('with the API down', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  test('what was typed stays, and sending again stores it once', async ({ page }) => {
    await page.goto('/contact-sales');
    await hydrated(page);
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
    const keys: (string | undefined)[] = [];
    await page.route('**/api/contact-sales', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) await route.fulfill({ status: 503, body: '' });
      else await route.continue();
    });
    await page.getByRole('form').locator('button[type="submit"]').last().click();
    await expect(page.getByRole('alert')).toContainText('What you typed is kept');
    await expect(page.locator('[name="name"]')).toHaveValue('Ada');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { url, done } of [
    { url: '/contact-sales', done: 'Form Submitted' },
    { url: '/th/contact-sales', done: 'ส่งแบบฟอร์มแล้ว' },
  ]) {
    test(`${url} posts and ends on a success page`, async ({ page }) => {
      await page.goto(url);
      await page.locator('[name="name"]').fill('Ada');
      await page.locator('[name="email"]').fill('ada@company.example');
      await page.locator('[name="telephone"]').fill('๐๘๑-๒๓๔-๕๖๗๘');
      await page.getByRole('form').locator('button[type="submit"]').click();
      await expect(page.getByRole('heading', { name: done })).toBeVisible();
      expect(page.url()).not.toContain('ada');
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
  }

  test.describe('a form that needs mending', () => {
    test.use({ expectedConsole: FAILED_RESOURCE });

    test('is answered by a page that lists the fields and keeps what was typed', async ({ page }) => {
      await page.goto('/contact-sales');
      await page.locator('[name="name"]').fill('Ada');
      await page.locator('[name="email"]').fill('nowhere');
      await page.getByRole('form').locator('button[type="submit"]').click();
      await expect(page.getByRole('main')).toContainText('Please write a full email address');
      await expect(page.locator('[name="name"]')).toHaveValue('Ada');
    });
  });
});
