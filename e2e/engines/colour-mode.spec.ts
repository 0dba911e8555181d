import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const DARK = 'input[value="dark"]';

const isDark = (visitor: Visitor) => visitor.page(() => document.documentElement.classList.contains('dark'));
const background = (visitor: Visitor) =>
  visitor.page(() => getComputedStyle(document.documentElement).backgroundColor);

test('the colour mode is chosen, kept over pages and loads, and given up again', async ({ visitor, at }) => {
  await visitor.go(at('/'));
  const day = await background(visitor)();
  await visitor.click(DARK);
  await expect.poll(isDark(visitor)).toBe(true);
  await expect.poll(background(visitor)).not.toBe(day);
  await visitor.go(at('/pricing'));
  expect(await isDark(visitor)()).toBe(true);
  expect(await visitor.element(DARK, (radio) => (radio as HTMLInputElement).checked)()).toBe(true);
  await visitor.press('Tab');
  await visitor.click('input[value="light"]');
  await expect.poll(isDark(visitor)).toBe(false);
  await expect.poll(background(visitor)).toBe(day);
});
