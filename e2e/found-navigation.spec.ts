import { expect, hydrated, test } from './support/test';

test('data for machines breaks no policy, goes with its page and comes back with it', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`violated: ${violatedDirective}`),
    );
  });
  const data = page.locator('head > script[type="application/ld+json"]');
  const picture = page.locator('head > meta[property="og:image"]');
  await page.goto('/faq');
  await hydrated(page);
  await expect(data).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle(/\$/);
  await expect(data).toHaveCount(0);
  await expect(picture).toHaveCount(0);
  await page.goBack();
  await expect(data).toHaveCount(1);
  await expect(picture).toHaveCount(1);
});
