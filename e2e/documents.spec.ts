import { expect, hydrated, test } from './support/test';

test('a sample is copied letter by letter, with comments in the language of the page', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/th/documents');
  await hydrated(page);
  for (const name of ['Web Client', 'Web SDK', 'Mobile SDK', 'REST API']) {
    const sample = page.getByRole('figure', { name, exact: true });
    await sample.getByRole('button').click();
    await expect(sample.getByRole('status')).toHaveText(/แล้ว$/);
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toBe(await sample.locator('code').textContent());
    expect(code).toMatch(/^\s*(\/\/|#) [^a-z]*[ก-ฮ]/m);
  }
});
