import { expect, FAILED_RESOURCE, openWithoutCode, test } from './support/test';

// As in a browser that knows scripts, but no modules: nothing of the site's code runs but the few lines in the head.
test.use({ expectedConsole: FAILED_RESOURCE });

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
});

const PERSON = { firstName: 'Ada', lastName: 'Lovelace' };
const PASSWORD = 'correct horse 9';

const FORMS = [
  {
    url: '/contact-sales',
    values: { name: 'Ada', message: 'Hello' },
    email: 'email',
    done: 'Form Submitted',
  },
  {
    url: '/th/contact-sales',
    values: { name: 'เอดา', message: 'สวัสดี' },
    email: 'email',
    done: 'ส่งแบบฟอร์มแล้ว',
  },
  {
    url: '/signup',
    values: { ...PERSON, password: PASSWORD, confirmPassword: PASSWORD },
    email: 'email',
    done: 'Account created',
  },
  {
    url: '/registration/starter',
    values: { ...PERSON, password: PASSWORD, confirmPassword: PASSWORD },
    email: 'email',
    done: 'You are registered',
  },
  {
    url: '/partners/register',
    values: { 'personal.firstName': 'Ada', 'personal.lastName': 'Lovelace', 'company.name': 'Engines' },
    email: 'personal.email',
    done: 'Application sent',
  },
];

for (const { url, values, email, done } of FORMS) {
  test(`the form on ${url} is sent`, async ({ page }) => {
    await openWithoutCode(page, url);
    const form = page.getByRole('form');
    for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
    await form.locator(`[name="${email}"]`).fill(`person-${crypto.randomUUID()}@company.example`);
    await form.locator('button[type="submit"]:visible').last().click();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
  });
}

test('logging in, which needs them, says so instead of a form that does nothing', async ({ page }) => {
  await openWithoutCode(page, '/login');
  await expect(page.getByText('Logging in needs JavaScript')).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
});

test('a refused form is answered by a page that offers nothing that needs them', async ({ page }) => {
  await openWithoutCode(page, '/signup');
  await page.getByRole('form').locator('[name="firstName"]').fill('Ada');
  await page.getByRole('form').locator('button[type="submit"]:visible').last().click();
  await expect(page.locator('.error-summary')).toBeVisible();
  await expect(page.locator('[name="firstName"]')).toHaveValue('Ada');
  await expect(page.locator('.needs-script').first()).toBeAttached();
  await expect(page.locator('.needs-script:visible')).toHaveCount(0);
});
