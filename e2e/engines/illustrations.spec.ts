import { STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD } from '../../src/contract/plans';
import { expect, test } from './support/test';

const ZONE = '.zone-line:nth-child(2) input';

test('the specimen card: what is typed is taken as overtyping and judged', async ({ visitor, words, at }) => {
  await visitor.go(at('/'));
  const genuine = (await visitor.value(ZONE)()) ?? '';
  expect(genuine).toHaveLength(30);
  await visitor.focus(ZONE);
  await visitor.press('Home');
  await visitor.type('8');
  await expect.poll(visitor.value(ZONE)).toBe(`8${genuine.slice(1)}`);
  await expect.poll(visitor.text('.finding-result dd')).toBe(words.home.specimen.fail);
  await visitor.type('9');
  await expect.poll(visitor.value(ZONE)).toBe(`89${genuine.slice(2)}`);
  await visitor.press('Backspace');
  await expect.poll(visitor.value(ZONE)).toBe(`8<${genuine.slice(2)}`);
  await visitor.click({ role: 'button', name: words.home.specimen.restore });
  await expect.poll(visitor.value(ZONE)).toBe(genuine);
  await expect.poll(visitor.text('.finding-result dd')).toBe(words.home.specimen.pass);
});

/** What is held back, and what has come before. */
const SCRIPTS = {
  'any script': { path: /^\/assets\//, isHydrated: false, isAnswered: false },
  'the page’s code': { path: /^\/assets\/(?!early\/)/, isHydrated: false, isAnswered: true },
  'its own code': { path: /^\/assets\/chunks\//, isHydrated: true, isAnswered: true },
};

for (const [name, { path, isHydrated, isAnswered }] of Object.entries(SCRIPTS)) {
  test(`the specimen card: what is typed before ${name} has come is overtyping as well`, async ({
    visitor,
    words,
    at,
    site,
  }) => {
    if (isHydrated) await visitor.go(at('/'));
    const release = site.hold(path);
    if (!isHydrated) await visitor.goUnhydrated(at('/'));
    const genuine = (await visitor.value(ZONE)()) ?? '';
    await visitor.focus(ZONE);
    await visitor.press('Home');
    await visitor.type('89');
    await expect.poll(visitor.value(ZONE)).toBe(`89${isAnswered ? genuine.slice(2) : genuine}`);
    if (isAnswered) await expect.poll(visitor.text('.finding-result dd')).toBe(words.home.specimen.fail);
    release();
    await expect.poll(visitor.text('.finding-result dd')).toBe(words.home.specimen.fail);
    await expect.poll(visitor.value(ZONE)).toBe(`89${genuine.slice(2)}`);
    expect(await visitor.isFocused(ZONE)()).toBe(true);
    await visitor.type('7');
    await expect.poll(visitor.value(ZONE)).toBe(`897${genuine.slice(3)}`);
  });
}

test('the card’s print is as small on a phone as the card asks', async ({ visitor, at }) => {
  await visitor.go(at('/'));
  await visitor.resize({ width: 360, height: 740 });
  const broken = await visitor.evaluate(() =>
    Array.from(document.querySelectorAll('.face-fields dt'), (label) => {
      const print = document.createRange();
      print.selectNodeContents(label);
      // A small card shows some fields alone: what is not shown has no lines.
      return print.getClientRects().length > 1 ? (label.textContent ?? '') : '';
    }).filter(Boolean),
  );
  expect(broken).toEqual([]);
});

test('the journey is stepped through by keys and by clicks', async ({ visitor, at }) => {
  await visitor.go(at('/solution'));
  await visitor.click('.journey-step');
  for (const screen of ['selfie', 'document', 'result']) {
    await visitor.press('ArrowDown');
    await expect.poll(visitor.isShown(`.phone-${screen}`)).toBe(true);
  }
  await visitor.click('.journey li:nth-child(2) .journey-step');
  await expect.poll(visitor.isShown('.phone-selfie')).toBe(true);
  expect(await visitor.isShown('.phone-result')()).toBe(false);
});

test('the reviewer’s desk: a person decides, a rule changes the outcome', async ({ visitor, words, at }) => {
  const { review: desk } = words.solution;
  const approve = { role: 'button', name: desk.approve };
  await visitor.go(at('/solution'));
  await expect.poll(visitor.text('.desk-outcome')).toBe(desk.outcome.review);
  await visitor.click(approve);
  await expect.poll(visitor.text('.desk-outcome')).toBe(desk.approved);
  await visitor.click('input[name="deviceWeight"]');
  await visitor.press('End');
  await expect.poll(visitor.text('.desk-outcome')).toBe(desk.outcome.refuse);
  await visitor.press('Home');
  await expect.poll(visitor.text('.desk-outcome')).toBe(desk.outcome.pass);
  expect(await visitor.element(approve, (button) => (button as HTMLButtonElement).disabled)()).toBe(true);
});

test('the specimen card: a title with what restores it, above two rows of two buttons', async ({
  visitor,
  at,
}) => {
  await visitor.go(at('/'));
  const rows = await visitor.element('.forge', (forge) => {
    const middles = Array.from(forge.querySelectorAll('strong, .link-button, .button'), (part) => {
      const { top, height } = part.getBoundingClientRect();
      return top + height / 2;
    });
    const isNext = (middle: number, index: number, all: readonly number[]) =>
      index === 0 || middle - (all[index - 1] ?? 0) > 12;
    const places = [...middles].sort((one, other) => one - other).filter(isNext);
    return middles.map((middle) => places.filter((place) => place <= middle + 12).length);
  })();
  expect(rows).toEqual([1, 2, 2, 3, 3, 1]);
});

test('the title of the desk’s rules stands inside their panel', async ({ visitor, at }) => {
  await visitor.go(at('/solution'));
  const inset = await visitor.element('.desk-rules legend', (legend) => {
    const panel = legend.parentElement ?? legend;
    return legend.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  })();
  expect(inset).toBeGreaterThan(8);
});

test('the estimator reckons what is typed, in either digits, and follows its slider', async ({
  visitor,
  at,
}) => {
  const over = Math.floor(STARTER_MINIMUM_USD / STARTER_UNIT_PRICE_USD) + 1;
  const price = (over * STARTER_UNIT_PRICE_USD).toFixed(2);
  const inThai = String(over).replace(/\d/g, (digit) => String.fromCodePoint(0xe50 + Number(digit)));
  const result = visitor.text('.estimator output');
  await visitor.go(at('/pricing'));
  await visitor.fill('input[name="volume"]', '1');
  await expect.poll(result).toContain(STARTER_MINIMUM_USD.toFixed(2));
  for (const typed of [String(over), inThai]) {
    await visitor.fill('input[name="volume"]', '1');
    await visitor.fill('input[name="volume"]', typed);
    await expect.poll(result).toContain(price);
  }
  await expect.poll(() => visitor.path()).toBe(`${at('/pricing')}?volume=${over}`);
  await visitor.click('input[name="volume-slider"]');
  await visitor.press('Home');
  await expect.poll(visitor.value('input[name="volume"]')).toBe('10');
  await visitor.press('ArrowRight');
  await expect.poll(visitor.value('input[name="volume"]')).toBe('11');
});
