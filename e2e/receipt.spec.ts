import { checkDigit } from '../src/contract/check-digit';
import { expect, hydrated, test } from './support/test';

const RECEIPT = { id: '1', reference: 'VS-7K3Q9-0ABCD' };

const LEAD = { name: 'Ada Lovelace', email: 'ada@company.example', company: 'Company', message: 'Faces' };

/** In the code of the print alone. */
const PRINT = 'receipt-stamp';

test.use({ expectedConsole: /Failed to load resource|could not be loaded/ });

for (const { language, path } of [
  { language: 'English', path: '/contact-sales' },
  { language: 'Thai', path: '/th/contact-sales' },
]) {
  test.describe(`a receipt in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route('**/api/contact-sales', (route) => route.fulfill({ status: 201, json: RECEIPT }));
      await page.goto(path);
      await hydrated(page);
      for (const [name, value] of Object.entries(LEAD)) await page.locator(`[name="${name}"]`).fill(value);
      await page.locator('[name="service"]').selectOption({ index: 1 });
    });

    test('is a document: its digit holds, a stamp is on it, and paper has it alone', async ({ page }) => {
      await page.locator('button[type="submit"]').click();
      const receipt = page.locator('.form-success');
      await expect(receipt.locator('strong')).toHaveText(RECEIPT.reference);
      const zone = await receipt.locator('.receipt-zone').getAttribute('data-line');
      expect(zone).toMatch(/^VS<7K3Q9<0ABCD<{15}\d$/);
      expect(zone?.slice(-1)).toBe(checkDigit(zone?.slice(0, -1) ?? ''));
      await expect(receipt.locator('.receipt-stamp')).toBeVisible();
      // Its title is done with, and still there for whoever hears the page.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect((await page.locator('.page-heading').boundingBox())?.width).toBe(1);
      await page.setViewportSize({ width: 320, height: 740 });
      const stamped = await receipt.locator('.receipt-seal').boundingBox();
      for (const button of await receipt.locator('.button').all()) {
        const box = await button.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), 'on the smallest phone').toBeLessThan(stamped?.y ?? 0);
      }
      await page.emulateMedia({ media: 'print' });
      // A4 without its margins, at 96 dots an inch.
      await page.setViewportSize({ width: 718, height: 1047 });
      await expect(receipt).toBeVisible();
      await expect(receipt.getByRole('button')).toHaveCount(0);
      for (const aside of await page.locator('.aside').all()) await expect(aside).toBeHidden();
      const seal = await receipt.locator('.receipt-seal').boundingBox();
      const line = await receipt.locator('.receipt-zone').boundingBox();
      expect((seal?.y ?? 0) + (seal?.height ?? 0)).toBeLessThan(line?.y ?? 0);
    });

    test('is plain where its print could not be had', async ({ page }) => {
      const told = page.waitForEvent('console', (message) =>
        message.text().includes('The print of the receipt'),
      );
      await page.route('**/assets/chunks/*.js', async (route) => {
        const answer = await route.fetch();
        if ((await answer.text()).includes(PRINT)) await route.abort();
        else await route.fulfill({ response: answer });
      });
      await page.locator('button[type="submit"]').click();
      await told;
      await expect(page.locator('.form-success')).toContainText(RECEIPT.reference);
      await expect(page.locator('.form-success h3')).toBeFocused();
    });
  });
}

for (const prefix of ['', '/th']) {
  test.describe(`without JavaScript, at ${prefix}/`, () => {
    test.use({ javaScriptEnabled: false });

    for (const { path, fields } of [
      { path: '/contact-sales', fields: LEAD },
      {
        path: '/partners/register',
        fields: {
          'personal.firstName': 'Ada',
          'personal.lastName': 'L',
          'personal.email': LEAD.email,
          'company.name': 'Company',
        },
      },
    ]) {
      test(`a receipt of ${path} is the same document, and reloading sends nothing again`, async ({
        page,
      }) => {
        await page.goto(`${prefix}${path}`);
        for (const [name, value] of Object.entries(fields))
          await page.locator(`[name="${name}"]`).fill(value);
        await page.locator('main form button[type="submit"]:visible').click();
        const receipt = page.locator('.form-success');
        await expect(receipt.locator('strong')).toHaveText(/^VS-\w{5}-\w{5}$/);
        const reference = (await receipt.locator('strong').textContent()) ?? '';
        const zone = await receipt.locator('.receipt-zone').getAttribute('data-line');
        expect(zone?.startsWith(reference.replaceAll('-', '<'))).toBe(true);
        expect(zone?.slice(-1)).toBe(checkDigit(zone?.slice(0, -1) ?? ''));
        await expect(receipt.locator('.receipt-stamp')).toBeVisible();
        // By a stylesheet of its own, which may come after the words.
        await expect(receipt.locator('.receipt-stamp')).toHaveCSS('rotate', '-9deg');
        await expect(receipt.getByRole('button')).toHaveCount(0);
        for (const typed of Object.values(fields))
          expect(page.url()).not.toContain(encodeURIComponent(typed));
        expect((await page.reload())?.request().method()).toBe('GET');
        await expect(receipt.locator('strong')).toHaveText(reference);
        await page.emulateMedia({ media: 'print' });
        await expect(receipt).toBeVisible();
      });
    }
  });
}
