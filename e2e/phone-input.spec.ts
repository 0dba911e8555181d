import type { Page, Request } from '@playwright/test';
import { axeViolations } from './support/axe';
import { hold } from './support/hold';
import { expect, hydrated, painted, test } from './support/test';

// What the field and its list do with keys, letters, answers and faults is in src/phone-input, beside the code. Here is
// what only an engine has: caret, undo, focus, layout, files as they come.

const CHUNKS = '**/assets/chunks/*.js';
/** Stands in the metadata of libphonenumber-js alone. */
const NUMBER_LOGIC = 'country_calling_codes';
const FLAG = /\/[A-Z]{2}\.[^/]+\.svg$/;
const TYPE_AHEAD_MS = 700;

const field = (page: Page) => page.locator('[name="telephone"]');
const countryButton = (page: Page) => page.locator('.phone-country');
const listBox = (page: Page) => page.getByRole('listbox');
const popup = (page: Page) => page.getByRole('dialog');
const options = (page: Page) => page.locator('[role="option"]');
const searchBox = (page: Page) => page.locator('.phone-search');
const highlighted = (page: Page) => page.locator('[role="option"][data-active]');

async function open(page: Page, url = '/contact-sales'): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** The field with the number logic there. */
async function focusAwake(page: Page): Promise<void> {
  await field(page).focus();
  await expect(countryButton(page)).toContainText('+66');
}

async function openList(page: Page): Promise<void> {
  await countryButton(page).click();
  await expect(listBox(page)).toBeFocused();
}

async function sentTelephone(page: Page): Promise<unknown> {
  await page.locator('[name="name"]').fill('Ada');
  await page.locator('[name="email"]').fill('ada@company.example');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contact-sales'),
    page.getByRole('form').locator('button[type="submit"]').click(),
  ]);
  return (request.postDataJSON() as { telephone: unknown }).telephone;
}

async function hasNumberLogic(requests: readonly Request[]): Promise<boolean> {
  const scripts = requests.filter((request) => request.url().endsWith('.js'));
  const bodies = await Promise.all(
    scripts.map(async (request) => {
      const response = await request.response();
      // A worker's script is gone with its worker.
      return response?.text().catch(() => '');
    }),
  );
  return bodies.some((body) => body?.includes(NUMBER_LOGIC));
}

test('number logic comes with the focus, flags with the list, and the page looks as before', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const flags = () => requests.filter((request) => FLAG.test(request.url()));
  const look = () =>
    page.evaluate(() =>
      ['[name="name"]', '[name="telephone"]', '.phone-country', 'main .frame', 'header .button'].map(
        (selector) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`no ${selector}`);
          const { padding, borderWidth, margin, width } = getComputedStyle(element);
          return { selector, padding, borderWidth, margin, width };
        },
      ),
    );

  const touched = page.waitForResponse('**/api/challenge');
  await open(page);
  const before = await look();
  expect(before[0]).toMatchObject({ padding: '8px 12px', borderWidth: '1px' });
  expect(before[1]).toMatchObject({ padding: '8px 12px', borderWidth: '1px' });
  // The challenge is asked for last of what the first touch of a form asks for.
  await page.locator('[name="name"]').fill('Ada');
  await touched;
  const untilTouched = [...requests];

  await focusAwake(page);
  expect(await hasNumberLogic(untilTouched)).toBe(false);
  expect(await hasNumberLogic(requests)).toBe(true);
  expect(flags()).toEqual([]);

  await openList(page);
  await expect(options(page).first().locator('img')).toHaveJSProperty('complete', true);
  expect(flags().length).toBeGreaterThan(0);
  expect(flags().length).toBeLessThan(80);
  for (const flag of flags()) expect((await flag.response())?.ok()).toBe(true);
  await expect(popup(page)).toHaveCSS('border-top-width', '1px');
  await expect(options(page).first()).toHaveCSS('padding-left', '8px');
  expect(await look()).toEqual(before);
  expect(requests.filter((request) => request.url().includes('ip-country'))).toEqual([]);
});

test('keeps the element and what was typed before hydration', async ({ page }) => {
  const release = await hold(page, '**/assets/entries/*.js');
  await page.goto('/contact-sales', { waitUntil: 'commit' });
  await field(page).pressSequentially('0812');
  const element = await field(page).elementHandle();
  const before = await field(page).boundingBox();
  await expect(countryButton(page)).toBeHidden();
  release();
  await hydrated(page);
  await expect(countryButton(page)).toBeVisible();
  expect(await field(page).boundingBox()).toEqual(before);
  // The field has the focus, so its number logic comes by itself; digits are grouped from then on.
  await expect(countryButton(page)).toContainText('+66');
  await field(page).pressSequentially('345678');
  await expect(field(page)).toHaveValue('081 234 5678');
  expect(await element?.evaluate((input) => input.isConnected)).toBe(true);
});

test('typing keeps caret and undo', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const value = () => field(page).inputValue();
  const digits = (text: string) => text.replace(/\D/g, '');
  const caret = () =>
    field(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  const setCaret = (at: number) =>
    field(page).evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);
  const digitsBeforeCaret = () =>
    field(page).evaluate(({ value: text, selectionStart }: HTMLInputElement) =>
      text.slice(0, selectionStart ?? 0).replace(/\D/g, ''),
    );

  await open(page);
  await focusAwake(page);

  await test.step('undo and redo walk through what was typed', async () => {
    await page.keyboard.type('0812345678');
    const seen = ['081 234 5678'];
    for (let step = 0; step < 30 && seen.at(-1) !== ''; step += 1) {
      await page.keyboard.press('Control+z');
      seen.push(await value());
    }
    expect(seen.at(-1)).toBe('');
    for (const [index, text] of seen.entries()) {
      if (index > 0) expect(text.length).toBeLessThan(seen[index - 1]?.length ?? 0);
    }
    for (let step = 1; step < seen.length; step += 1) await page.keyboard.press('Control+Shift+z');
    await expect(field(page)).toHaveValue('081 234 5678');
  });

  await test.step('a digit goes over a separator, comes back by undo, and is pasted in the middle', async () => {
    await setCaret(4);
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('082 345 678');
    expect(await caret()).toEqual([2, 2]);
    await page.keyboard.press('Control+z');
    await expect(field(page)).toHaveValue('081 234 5678');
    await page.keyboard.press('Control+Shift+z');
    await expect(field(page)).toHaveValue('082 345 678');
    await setCaret(2);
    await page.evaluate(() => navigator.clipboard.writeText('๑'));
    await page.keyboard.press('Control+v');
    await expect(field(page)).toHaveValue('081 234 5678');
    expect(await caret()).toEqual([3, 3]);
  });

  await test.step('a click puts the caret where it falls, and there it stays', async () => {
    await page.locator('[name="name"]').focus();
    const box = await field(page).boundingBox();
    if (!box) throw new Error('no field');
    const click = () => page.mouse.click(box.x + 50, box.y + box.height / 2);
    await click();
    const first = await caret();
    expect(first[0]).toBeGreaterThan(0);
    expect(first[0]).toBeLessThan('081 234 5678'.length);
    // A key after it is worked off after all that the click brought about.
    await page.keyboard.press('Shift');
    expect(await caret()).toEqual(first);
    await click();
    await page.keyboard.press('Shift');
    expect(await caret()).toEqual(first);
  });

  await test.step('the caret stays beside the edited digit', async () => {
    const NUMBER = '081234567';
    // The ends, both sides of a separator, and between two digits: all places are in logic/edit-phone.test.ts.
    for (const place of [0, 3, 4, 6, 11]) {
      await field(page).fill('');
      await page.keyboard.type(NUMBER);
      await setCaret(place);
      const before = digits((await value()).slice(0, place));
      await page.keyboard.type('9');
      expect(await digitsBeforeCaret()).toBe(`${before}9`);
      await page.keyboard.press('Backspace');
      expect(await digitsBeforeCaret()).toBe(before);
      expect(digits(await value())).toBe(NUMBER);
      await page.keyboard.press('Delete');
      expect(await digitsBeforeCaret()).toBe(before);
    }
  });
});

test('another country keeps the national digits, undo brings them back, and autofill is left alone', async ({
  page,
}) => {
  await open(page);
  await focusAwake(page);
  await page.keyboard.type('+66812345678');
  await openList(page);
  // Searched for: between typed letters a busy machine may need more than the pause that begins a new word.
  await searchBox(page).fill('swed');
  await page.keyboard.press('Enter');
  await expect(countryButton(page)).toContainText('SE +46');
  expect((await field(page).inputValue()).replace(/ |-/g, '')).toBe('+46812345678');
  await page.keyboard.press('Control+z');
  await expect(field(page)).toHaveValue('+66 81 234 5678');
  await expect(countryButton(page)).toContainText('TH +66');

  await field(page).fill('');
  await field(page).evaluate((input: HTMLInputElement) => {
    input.value = '+46709104901';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(countryButton(page)).toContainText('SE +46');
  await expect(field(page)).toHaveValue('+46709104901');
});

test('the list takes the focus and gives it back, and opens where there is room', async ({ page }) => {
  const start = new Date('2026-01-01T00:00:00Z');
  await page.clock.install({ time: start });
  await open(page);

  await test.step('by keys alone', async () => {
    await countryButton(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(listBox(page)).toBeFocused();
    await page.keyboard.press('End');
    await expect(highlighted(page)).toContainText('Zimbabwe');
    await expect(highlighted(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(listBox(page)).toHaveCount(0);
    await expect(countryButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(listBox(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(countryButton(page)).toContainText('AF +93');
  });

  await test.step('below where there is room, else above; closed when focus or pointer go elsewhere', async () => {
    // More room than 200 px, and less: the limit itself is in list-placement.test.ts.
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    const place = async (distance: number) => {
      const bottom = await countryButton(page).evaluate((element) => element.getBoundingClientRect().bottom);
      const height = Math.round(bottom + distance);
      await page.setViewportSize({ ...window, height });
      await openList(page);
      const [list, button] = await Promise.all([
        popup(page).boundingBox(),
        countryButton(page).boundingBox(),
      ]);
      if (!list || !button) throw new Error('nothing there');
      expect(list.y).toBeGreaterThanOrEqual(0);
      expect(list.y + list.height).toBeLessThanOrEqual(height);
      return list.y > button.y ? 'below' : 'above';
    };
    expect(await place(400)).toBe('below');
    await page.keyboard.press('Shift+Tab');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(popup(page)).toHaveCount(0);
    expect(await place(190)).toBe('above');
    await page.mouse.click(5, 300);
    await expect(popup(page)).toHaveCount(0);
    await page.setViewportSize(window);
  });

  await test.step('letters begin anew after 700 ms of the browser’s own time', async () => {
    await openList(page);
    await page.clock.pauseAt(new Date(start.getTime() + 10 * 60_000));
    await page.keyboard.type('sw');
    await expect(highlighted(page)).toContainText('Sweden');
    await page.clock.runFor(TYPE_AHEAD_MS);
    await page.keyboard.type('united k');
    await expect(highlighted(page)).toContainText('United Kingdom');
  });
});

for (const { url, colorScheme, queries, name } of [
  { url: '/contact-sales', colorScheme: 'light', queries: ['สวีเดน', 'swed', '+46'], name: 'Sweden' },
  { url: '/th/contact-sales', colorScheme: 'dark', queries: ['Sweden', 'SE', 'สวี'], name: 'สวีเดน' },
] as const) {
  test(`on ${url} it finds by name, code and language, and axe finds nothing`, async ({ page }) => {
    // Axe alone takes a busy machine half a minute.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, url);
    const violations = (within: string, rules?: string[]) => axeViolations(page, { within, rules });
    await focusAwake(page);
    expect(await violations('.phone-input')).toEqual([]);
    await openList(page);
    const names = await page.locator('.phone-option-name').allTextContents();
    const inOrder = await page.evaluate(
      (list) => list.sort(new Intl.Collator(document.documentElement.lang).compare),
      names.slice(1),
    );
    expect(names.slice(1)).toEqual(inOrder);
    // Axe needs a minute for 245 countries; but for its length the list is the same with some of them.
    expect(await violations('.phone-popup', ['scrollable-region-focusable'])).toEqual([]);
    await searchBox(page).fill('king');
    await expect(options(page)).not.toHaveCount(0);
    expect(await violations('.phone-popup')).toEqual([]);
    await searchBox(page).fill('zzzz');
    await expect(options(page)).toHaveCount(0);
    expect(await violations('.phone-popup')).toEqual([]);
    for (const query of queries) {
      await searchBox(page).fill(query);
      await expect(highlighted(page)).toContainText(name);
    }
    await page.keyboard.press('Enter');
    await expect(countryButton(page)).toContainText('SE +46');
    await expect(field(page)).toBeFocused();
  });
}

test('the country that a letter leads to is seen, whatever lies between', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  for (const letter of ['m', 's', 'z']) {
    await openList(page);
    await page.keyboard.press(letter);
    // What comes into sight is laid out with the next frame, and may be of another height than was reckoned with.
    await painted(page);
    const list = await listBox(page).boundingBox();
    const option = await highlighted(page).boundingBox();
    if (!list || !option) throw new Error('nothing is highlighted');
    expect(option.y, letter).toBeGreaterThanOrEqual(list.y - 1);
    expect(option.y + option.height, letter).toBeLessThanOrEqual(list.y + list.height + 1);
    await page.keyboard.press('Escape');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('is chosen by touch, in targets of 44 px and more', async ({ page }) => {
    await open(page);
    await countryButton(page).tap();
    await expect(options(page).first()).toBeVisible();
    for (const target of [countryButton(page), options(page).nth(1), searchBox(page)]) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await options(page).nth(1).tap();
    await expect(countryButton(page)).toContainText('AF +93');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('the visitor’s country is asked for where that is switched on, and the number read in it', async ({
  page,
}) => {
  const visitorCountry = { enabled: true, url: '/api/ip-country' };
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: '/api', visitorCountry } }));
  await page.route('**/api/ip-country', (route) => route.fulfill({ body: '1;SE;SWE;Sweden' }));
  await open(page);
  await expect(countryButton(page)).toContainText('SE');
  await field(page).focus();
  await expect(countryButton(page)).toContainText('SE +46');
  await page.keyboard.insertText('๐๗๐-๙๑๐ ๔๙ ๐๑');
  expect(await sentTelephone(page)).toBe('+46709104901');
});

test.describe('when the number logic does not come', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch dynamically|could not be loaded/ });

  test('the field takes what is typed, and the server reads it', async ({ page }) => {
    await page.route(CHUNKS, async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes(NUMBER_LOGIC)) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await open(page);
    await field(page).pressSequentially('081-2345678');
    await expect(field(page)).toHaveValue('081-2345678');
    expect(await sentTelephone(page)).toBe('081-2345678');
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
  });
});
