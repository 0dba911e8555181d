import { expect, hydrated, test } from './support/test';

for (const [path, word] of [
  ['/faq', 'trackers'],
  ['/th/faq', 'ติดตามพฤติกรรม'],
] as const) {
  test(`${path}: the contents lead to each group of questions, and follow the search`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const contents = page.locator('.page-contents a');
    const groups = page.locator('.faq-group:visible h2');
    await expect(contents).toHaveText(await groups.allTextContents());
    for (const link of await contents.all()) {
      await link.click();
      await expect(groups.getByText((await link.textContent()) ?? '', { exact: true })).toBeInViewport();
    }
    await page.getByRole('searchbox').fill(word);
    await expect(groups).toHaveCount(1);
    await expect(contents).toHaveText(await groups.allTextContents());
  });
}
