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

test('a case is decided before the page’s code has come, which does it', async ({
  visitor,
  at,
  site,
  words,
}) => {
  const release = site.hold(/^\/assets\/.*\.js$/);
  await visitor.goUnhydrated(at('/solution'));
  const { approve, approved } = words.solution.review;
  await visitor.click({ role: 'button', name: approve });
  await expect.poll(visitor.text('[data-pressed]')).toBe(approve);
  release();
  await expect.poll(visitor.text('.desk-outcome')).toBe(approved);
});

test('a sample is copied before the page’s code has come: done, or said why not', async ({
  visitor,
  at,
  site,
}) => {
  const release = site.hold(/^\/assets\/.*\.js$/);
  await visitor.goUnhydrated(at('/documents'));
  await visitor.click('.code .button');
  await expect.poll(visitor.attribute('.code .button', 'data-pressed')).toBe('');
  release();
  await expect.poll(visitor.text('.code [role="status"]')).toMatch(/./);
});
