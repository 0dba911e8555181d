import { expect, hydrated, test } from './support/test';

const PASSWORD = 'longenough1';

test.describe('after logging in', () => {
  for (const [next, arrival] of [
    ['/registration/starter?volume=200#main', '/registration/starter?volume=200#main'],
    ['//elsewhere.example/', null],
    ['https://elsewhere.example/', null],
    ['javascript:alert(1)', null],
    ['/%5Celsewhere.example', null],
    ['/%09/elsewhere.example', null],
  ] as const) {
    test(`?next=${next} leads ${arrival === null ? 'nowhere' : 'there'}`, async ({ page, request }) => {
      const email = `${crypto.randomUUID()}@company.example`;
      const answers = { firstName: 'Ada', lastName: 'Lovelace', email, password: PASSWORD };
      expect((await request.post('/api/signup', { data: answers })).status()).toBe(201);
      const login = `/login?next=${encodeURIComponent(next)}`;
      await page.goto(login);
      await hydrated(page);
      await page.locator('[name="email"]').fill(email);
      await page.locator('[name="password"]').fill(PASSWORD);
      await page.getByRole('form').locator('button[type="submit"]').last().click();
      if (arrival === null) {
        await expect(page.getByRole('main').getByRole('heading', { name: 'logged in' })).toBeVisible();
        await expect(page).toHaveURL(login);
      } else {
        await expect(page).toHaveURL(arrival);
      }
    });
  }
});

test('logging out is confirmed at the top right', async ({ page, request }) => {
  const email = `${crypto.randomUUID()}@company.example`;
  const answers = { firstName: 'Ada', lastName: 'Lovelace', email, password: PASSWORD };
  const { token } = (await (await request.post('/api/signup', { data: answers })).json()) as {
    token: string;
  };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  const toast = page.locator('.Toastify__toast-container--top-right .Toastify__toast');
  await expect(toast).toContainText('You are logged out.');
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  expect((await toast.boundingBox())?.y).toBeLessThan(100);
});
