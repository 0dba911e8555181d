import { expect, hydrated, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

test('where there are no popovers the menu stands in its place, and leads on', async ({ page }) => {
  // As an older browser is: no property, no selector, and an attribute that means nothing.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    const query = document.querySelectorAll.bind(document);
    document.querySelectorAll = (selector: string) => {
      if (selector.includes(':popover-open')) throw new DOMException('unknown', 'SyntaxError');
      return query(selector);
    };
    new MutationObserver(() => {
      for (const element of query('[popover]')) element.removeAttribute('popover');
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/');
  await hydrated(page);
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Technology' }).click();
  await expect(page).toHaveURL('/technology');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Technology|technology/);
  await expect(page.locator('#main')).toBeFocused();
});
