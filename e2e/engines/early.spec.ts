import { expect, test } from './support/test';

const TELEPHONE = '[name="telephone"]';

// Held before the first visit: WebKit takes scripts that it has had from its memory.
test('a telephone is grouped before the page’s code has come, and after', async ({ visitor, at, site }) => {
  const release = site.hold(/^\/assets\/.*\.js$/);
  await visitor.goUnhydrated(at('/contact-sales'));
  await visitor.focus(TELEPHONE);
  await visitor.type('0812345');
  await expect.poll(visitor.value(TELEPHONE)).toBe('081 234 5');
  await visitor.press('Backspace', 'Backspace', 'Backspace');
  await expect.poll(visitor.value(TELEPHONE)).toBe('081 23');
  await visitor.type('49');
  await expect.poll(visitor.value(TELEPHONE)).toBe('081 234 9');
  release();
  await expect.poll(visitor.text('.phone-country')).toContain('+66');
  await visitor.type('876');
  await expect.poll(visitor.value(TELEPHONE)).toBe('081 234 9876');
});
