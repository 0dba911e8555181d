import { expect, test } from './support/test';

const MENU = '#site-menu';

test.use({ size: { width: 360, height: 740 } });

test('the menu opens and closes, and a link closes it', async ({ visitor, words, at }) => {
  const button = { role: 'button', name: words.common.menu.title };
  await visitor.go(at('/'));
  expect(await visitor.isShown(MENU)()).toBe(false);
  await visitor.click(button);
  await expect.poll(visitor.isShown(MENU)).toBe(true);
  await visitor.press('Escape');
  await expect.poll(visitor.isShown(MENU)).toBe(false);
  await expect.poll(visitor.isFocused(button)).toBe(true);
  await visitor.click(button);
  await visitor.click({ role: 'link', name: words.technology.meta.index.link, within: MENU });
  await expect.poll(() => visitor.path()).toBe(at('/technology'));
  await expect.poll(visitor.isShown(MENU)).toBe(false);
});

test('opened by a click, the menu is entered by the next Tab', async ({ visitor, words, at }) => {
  await visitor.go(at('/'));
  await visitor.click({ role: 'button', name: words.common.menu.title });
  await expect.poll(visitor.isShown(MENU)).toBe(true);
  await visitor.press('Tab');
  await expect.poll(visitor.isFocused(`${MENU} a`)).toBe(true);
});

test('opened by a key, the menu is entered by the next Tab', async ({ visitor, words, at }) => {
  const button = { role: 'button', name: words.common.menu.title };
  await visitor.go(at('/'));
  await visitor.press('Tab', 'Tab');
  await expect.poll(visitor.isFocused('.brand')).toBe(true);
  await visitor.press('Tab');
  await expect.poll(visitor.isFocused(button)).toBe(true);
  await visitor.press('Enter');
  await expect.poll(visitor.isShown(MENU)).toBe(true);
  await visitor.press('Tab');
  await expect.poll(visitor.isFocused(`${MENU} a`)).toBe(true);
});
