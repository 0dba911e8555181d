import type { Page } from '@playwright/test';
import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';
import { SITE_NAME } from './support/urls';

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send to sales' }).click();

test('names are spaced as their words are, by the browser’s own reckoning', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  for (const [url, role, name] of [
    ['/', 'heading', 'Know it’s really them, in seconds.'],
    ['/contact-sales', 'textbox', 'Name (required)'],
    ['/th', 'link', 'เริ่มต้นใช้งาน'],
    ['/th/signup', 'textbox', 'ยืนยันรหัสผ่าน (จำเป็น)'],
  ] as const) {
    await page.goto(url);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.filter((node) => node.role?.value === role).map((node) => node.name?.value);
    expect(names).toContain(name);
  }
});

test('after a navigation the new page’s title is announced', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - banner
    - main:
      - heading /Privacy/ [level=1]
    - contentinfo
    - status: /Privacy .* ${SITE_NAME}/
  `);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a refused form is an alert with a link a field, and the fields say why', async ({ page }) => {
  await open(page, '/contact-sales');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ada');
  await submit(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - heading "Please check the form" [level=3]
      - paragraph: "Nothing has been saved yet. These fields need your attention:"
      - list:
        - listitem:
          - 'link "Name: Enter your name."'
        - listitem:
          - link /^Email address. Please enter a full email address/
  `);
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).toHaveAccessibleDescription(/Enter your name\./);
  const email = page.getByRole('textbox', { name: /^Email/ });
  await expect(email).toHaveAccessibleDescription(/Please enter a full email address/);
  for (const field of [name, email]) await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test.describe('while the server can’t store', () => {
  test.use({ expectedConsole: FAILED_RESOURCE });

  test('a toast is said politely among the notifications, and can be closed', async ({ page }) => {
    await page.route('**/api/contact-sales', (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, '/contact-sales');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ada');
    await page.getByRole('textbox', { name: /^Email/ }).fill('ada@company.example');
    await submit(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - region "Notifications":
        - status:
          - text: Not sent yet. What you typed is still here.
          - button "Close this notification"
    `);
  });
});

test('the list of countries is a dialog with a search box over a list', async ({ page }) => {
  await open(page, '/contact-sales');
  const button = page.getByRole('button', { name: /^Country code/ });
  await button.click();
  await expect(page.getByRole('listbox')).toBeFocused();
  const search = page.getByRole('combobox', { name: 'Search by country or code' });
  await search.fill('swed');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Choose a country":
      - combobox "Search by country or code" [expanded]: swed
      - listbox "Country code":
        - option "Sweden +46"
  `);
  const active = await search.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAccessibleName('Sweden +46');
});

test('of two buttons of a country code each says which number it is for', async ({ page }) => {
  await open(page, '/th/partners/register');
  const buttons = page.getByRole('button', { name: /^รหัสประเทศ/ });
  await expect(buttons).toHaveCount(2);
  for (const [index, label] of ['โทรศัพท์บ้านหรือสำนักงาน', 'โทรศัพท์มือถือ'].entries())
    await expect(buttons.nth(index)).toHaveAccessibleDescription(label);
});

test('success is a heading that has the focus, with the reference and the way home', async ({ page }) => {
  await open(page, '/contact-sales');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ada');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ada@company.example');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your request' })).toMatchAriaSnapshot(`
    - heading "Form Submitted" [level=3]
    - paragraph: Thank you for your inquiry. Our sales team will contact you shortly.
    - paragraph:
      - text: "Your reference:"
      - strong: /^VS-/
    - paragraph:
      - link "Back to the home page"
  `);
});
