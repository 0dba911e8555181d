import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { expect, hydrated, networkQuiet, test } from './support/test';

const CHUNKS = '**/assets/chunks/*.js';
/** Stands in the metadata of libphonenumber-js alone. */
const NUMBER_LOGIC = 'country_calling_codes';
const FLAG = /\/[A-Z]{2}\.[^/]+\.svg$/;

const field = (page: Page) => page.locator('[name="telephone"]');
const countryButton = (page: Page) => page.locator('.phone-country');
const options = (page: Page) => page.getByRole('option');
const searchBox = (page: Page) => page.getByRole('dialog').getByRole('combobox');
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
  await expect(page.getByRole('listbox')).toBeFocused();
}

async function fillOthers(page: Page): Promise<void> {
  await page.locator('[name="name"]').fill('Ada');
  await page.locator('[name="email"]').fill('ada@company.example');
}

const caret = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

const setCaret = (page: Page, at: number) =>
  field(page).evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);

async function withConfig(page: Page, visitorCountry: { enabled: boolean; url: string }): Promise<void> {
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: '/api', visitorCountry } }));
}

async function sentTelephone(page: Page): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contact-sales'),
    page.getByRole('form').locator('button[type="submit"]').click(),
  ]);
  return (request.postDataJSON() as { telephone: unknown }).telephone;
}

test.describe('before it is used', () => {
  test('asks for neither number logic nor flags until the field is focused and the list opened', async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const hasNumberLogic = async () => {
      const scripts = requests.filter((request) => request.url().endsWith('.js'));
      const bodies = await Promise.all(
        scripts.map(async (request) => {
          const response = await request.response();
          // A worker's script is gone with its worker.
          return response?.text().catch(() => '');
        }),
      );
      return bodies.some((body) => body?.includes(NUMBER_LOGIC));
    };
    const hasFlags = () => requests.some((request) => FLAG.test(request.url()));

    await open(page);
    await page.locator('[name="name"]').fill('Ada');
    await networkQuiet(page);
    expect(await hasNumberLogic()).toBe(false);

    await focusAwake(page);
    expect(await hasNumberLogic()).toBe(true);
    expect(hasFlags()).toBe(false);

    await openList(page);
    await expect.poll(hasFlags).toBe(true);
    const flags = requests.filter((request) => FLAG.test(request.url()));
    expect(flags.length).toBeLessThan(80);
    for (const flag of flags) expect((await flag.response())?.ok()).toBe(true);
  });

  test('keeps the element and what was typed before hydration', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/entries/*.js', async (route) => {
      await released;
      await route.continue();
    });
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
});

test.describe('typing', () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await focusAwake(page);
  });

  test('groups the digits and reports validity on input', async ({ page }) => {
    const message = () => field(page).evaluate((input: HTMLInputElement) => input.validationMessage);
    await page.keyboard.type('081');
    expect(await message()).toContain('cannot be a phone number');
    await page.keyboard.type('2345678');
    await expect(field(page)).toHaveValue('081 234 5678');
    expect(await message()).toBe('');
  });

  test('keeps the caret beside the edited digit at every position', async ({ page }) => {
    const NUMBER = '0812345678';
    const digits = (text: string) => text.replace(/\D/g, '');
    for (let place = 0; place <= '081 234 5678'.length; place += 1) {
      await field(page).fill('');
      await page.keyboard.type(NUMBER.slice(0, 9));
      const text = await field(page).inputValue();
      if (place > text.length) continue;
      await setCaret(page, place);
      const before = digits(text.slice(0, place));
      await page.keyboard.type('9');
      const [at] = await caret(page);
      expect(digits((await field(page).inputValue()).slice(0, at ?? 0))).toBe(`${before}9`);
      await page.keyboard.press('Backspace');
      const [back] = await caret(page);
      expect(digits((await field(page).inputValue()).slice(0, back ?? 0))).toBe(before);
      expect(digits(await field(page).inputValue())).toBe(NUMBER.slice(0, 9));
      await page.keyboard.press('Delete');
      const [stays] = await caret(page);
      expect(digits((await field(page).inputValue()).slice(0, stays ?? 0))).toBe(before);
    }
  });

  test('deletes a digit over a separator, and pastes in the middle', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.type('0812345678');
    await setCaret(page, 4);
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('082 345 678');
    expect(await caret(page)).toEqual([2, 2]);
    await page.evaluate(() => navigator.clipboard.writeText('๑'));
    await page.keyboard.press('Control+v');
    await expect(field(page)).toHaveValue('081 234 5678');
    expect(await caret(page)).toEqual([3, 3]);
  });

  test('a click never moves the caret', async ({ page }) => {
    await page.keyboard.type('0812345678');
    await page.locator('[name="name"]').focus();
    const box = await field(page).boundingBox();
    if (!box) throw new Error('no field');
    await page.mouse.click(box.x + 50, box.y + box.height / 2);
    const first = await caret(page);
    expect(first[0]).toBeGreaterThan(0);
    expect(first[0]).toBeLessThan('081 234 5678'.length);
    await page.waitForTimeout(100);
    expect(await caret(page)).toEqual(first);
    await page.mouse.click(box.x + 50, box.y + box.height / 2);
    expect(await caret(page)).toEqual(first);
  });

  test('undo and redo walk through what was typed', async ({ page }) => {
    await page.keyboard.type('0812345678');
    const seen = ['081 234 5678'];
    for (let step = 0; step < 30 && seen.at(-1) !== ''; step += 1) {
      await page.keyboard.press('Control+z');
      seen.push(await field(page).inputValue());
    }
    expect(seen.at(-1)).toBe('');
    for (const [index, value] of seen.entries()) {
      if (index > 0) expect(value.length).toBeLessThan(seen[index - 1]?.length ?? 0);
    }
    for (let step = 1; step < seen.length; step += 1) await page.keyboard.press('Control+Shift+z');
    await expect(field(page)).toHaveValue('081 234 5678');
  });

  test('undo brings a separator’s digit and a pasted number back', async ({ page }) => {
    await page.keyboard.type('0812345678');
    await setCaret(page, 4);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+z');
    await expect(field(page)).toHaveValue('081 234 5678');
  });

  test('understands what autofill puts in, and leaves it as it came', async ({ page }) => {
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = '+46709104901';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(countryButton(page)).toContainText('SE +46');
    await expect(field(page)).toHaveValue('+46709104901');
  });

  test('an unknown range warns after the field is left, and may be sent', async ({ page }) => {
    await page.keyboard.type('+66111111111');
    await expect(page.locator('.phone-note')).toBeEmpty();
    await fillOthers(page);
    await expect(page.locator('.phone-note')).toContainText('We do not know this number range');
    expect(await sentTelephone(page)).toBe('+66111111111');
  });

  test('an impossible number stops the submit, beside the field and at the top', async ({ page }) => {
    await page.keyboard.type('191');
    await fillOthers(page);
    await page.getByRole('form').locator('button[type="submit"]').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toContainText('phone number is not valid');
  });

  test('Thai digits become a number that is sent as E.164', async ({ page }) => {
    await page.keyboard.insertText('๐๘๑-๒๓๔-๕๖๗๘');
    await expect(field(page)).toHaveValue('081 234 5678');
    await fillOthers(page);
    expect(await sentTelephone(page)).toBe('+66812345678');
  });
});

test.describe('the list of countries', () => {
  test('is worked by arrows, Home, End, Enter and Escape', async ({ page }) => {
    await open(page);
    await countryButton(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeFocused();
    await expect(highlighted(page)).toContainText('Thailand');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Thailand');
    await page.keyboard.press('ArrowDown');
    await expect(highlighted(page)).toContainText('Afghanistan');
    await page.keyboard.press('End');
    await expect(highlighted(page)).toContainText('Zimbabwe');
    await expect(highlighted(page)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(highlighted(page)).toContainText('Thailand');
    await page.keyboard.press('ArrowUp');
    await expect(highlighted(page)).toContainText('Zimbabwe');
    await page.keyboard.press('Home');
    await expect(highlighted(page)).toContainText('Thailand');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(countryButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(countryButton(page)).toContainText('AF +93');
  });

  test('letters jump by name, and begin anew after 700 ms', async ({ page }) => {
    await open(page);
    await openList(page);
    const finds = async (letters: string, name: string) => {
      await page.waitForTimeout(800);
      await page.keyboard.type(letters);
      await expect(highlighted(page)).toContainText(name, { timeout: 1000 });
    };
    // A busy machine may itself need more than 700 ms between two letters: then they are typed again.
    await expect(() => finds('sw', 'Sweden')).toPass();
    await expect(() => finds('j', 'Jamaica')).toPass();
    await expect(() => finds('united k', 'United Kingdom')).toPass();
  });

  for (const { url, query, name } of [
    { url: '/contact-sales', query: 'สวีเดน', name: 'Sweden' },
    { url: '/contact-sales', query: 'swed', name: 'Sweden' },
    { url: '/contact-sales', query: '+46', name: 'Sweden' },
    { url: '/th/contact-sales', query: 'Sweden', name: 'สวีเดน' },
    { url: '/th/contact-sales', query: 'SE', name: 'สวีเดน' },
    { url: '/th/contact-sales', query: 'สวี', name: 'สวีเดน' },
  ]) {
    test(`${query} finds ${name} on ${url}`, async ({ page }) => {
      await open(page, url);
      await openList(page);
      await searchBox(page).fill(query);
      await expect(highlighted(page)).toContainText(name);
      await page.keyboard.press('Enter');
      await expect(countryButton(page)).toContainText('SE +46');
      await expect(field(page)).toBeFocused();
    });
  }

  test('is sorted by the page’s language, Thailand first', async ({ page }) => {
    await open(page, '/th/contact-sales');
    await openList(page);
    const names = await page.locator('.phone-option-name').allTextContents();
    expect(names[0]).toBe('ไทย');
    const sorted = await page.evaluate(
      (list) => list.sort(new Intl.Collator('th-TH').compare),
      names.slice(1),
    );
    expect(names.slice(1)).toEqual(sorted);
  });

  test('leaves the look of the page as it is', async ({ page }) => {
    await open(page);
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
    const before = await look();
    expect(before[0]).toMatchObject({ padding: '8px 12px', borderWidth: '1px' });
    expect(before[1]).toMatchObject({ padding: '8px 12px', borderWidth: '1px' });
    await focusAwake(page);
    await openList(page);
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px');
    await expect(options(page).filter({ visible: true }).first()).toHaveCSS('padding-left', '8px');
    expect(await look()).toEqual(before);
  });

  test('says so when nothing is found', async ({ page }) => {
    await open(page);
    await openList(page);
    await searchBox(page).fill('zzzz');
    await expect(page.getByText('No country found')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(countryButton(page)).toBeFocused();
  });

  test('changes the country and keeps the national digits, and undo brings them back', async ({ page }) => {
    await open(page);
    await focusAwake(page);
    await page.keyboard.type('+66812345678');
    await openList(page);
    await page.keyboard.type('swed');
    await page.keyboard.press('Enter');
    await expect(countryButton(page)).toContainText('SE +46');
    expect((await field(page).inputValue()).replace(/ |-/g, '')).toBe('+46812345678');
    await page.keyboard.press('Control+z');
    await expect(field(page)).toHaveValue('+66 81 234 5678');
    await expect(countryButton(page)).toContainText('TH +66');
  });

  test('keeps a chosen country among those that share its code', async ({ page }) => {
    await open(page);
    await openList(page);
    await page.keyboard.type('cana');
    await page.keyboard.press('Enter');
    await page.keyboard.type('+1 212 555 0123');
    await expect(countryButton(page)).toContainText('CA +1');
    await field(page).fill('+7 701 123 4567');
    await expect(countryButton(page)).toContainText('KZ +7');
  });

  test('opens below with more than 200 px free, else above', async ({ page }) => {
    await open(page);
    const place = async (distance: number) => {
      await countryButton(page).evaluate((button, space) => {
        window.scrollBy(0, button.getBoundingClientRect().bottom - (window.innerHeight - space));
      }, distance);
      await openList(page);
      const [popup, button] = await Promise.all([
        page.getByRole('dialog').boundingBox(),
        countryButton(page).boundingBox(),
      ]);
      await page.keyboard.press('Escape');
      if (!popup || !button) throw new Error('nothing there');
      expect(popup.y).toBeGreaterThanOrEqual(0);
      expect(popup.y + popup.height).toBeLessThanOrEqual(900);
      return popup.y > button.y ? 'below' : 'above';
    };
    expect(await place(400)).toBe('below');
    expect(await place(210)).toBe('below');
    expect(await place(190)).toBe('above');
  });

  test('closes at a press outside and when the focus leaves', async ({ page }) => {
    await open(page);
    await openList(page);
    await page.locator('h1').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openList(page);
    await page.keyboard.press('Shift+Tab');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const { url, colorScheme } of [
    { url: '/contact-sales', colorScheme: 'light' },
    { url: '/th/contact-sales', colorScheme: 'dark' },
  ] as const) {
    test(`axe finds nothing on ${url}, closed and open, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, url);
      await focusAwake(page);
      const violations = async (...withoutRules: string[]) => {
        const axe = new AxeBuilder({ page }).include('.phone-input').disableRules(withoutRules);
        const { violations: found } = await axe.analyze();
        return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
      };
      expect(await violations()).toEqual([]);
      await openList(page);
      // The contrast of 245 countries takes axe a minute; that of some is the same.
      expect(await violations('color-contrast')).toEqual([]);
      await searchBox(page).fill('king');
      await expect(options(page).filter({ visible: true })).not.toHaveCount(0);
      expect(await violations()).toEqual([]);
      await searchBox(page).fill('zzzz');
      expect(await violations()).toEqual([]);
    });
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

test.describe('when the number logic does not come', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch dynamically/ });

  test('the field takes what is typed, and the server reads it', async ({ page }) => {
    await page.route(CHUNKS, async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes(NUMBER_LOGIC)) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await open(page);
    await fillOthers(page);
    await field(page).pressSequentially('081-2345678');
    await expect(field(page)).toHaveValue('081-2345678');
    expect(await sentTelephone(page)).toBe('081-2345678');
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
  });

  test('a slow one is waited for at submit, and not for ever', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CHUNKS, async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes(NUMBER_LOGIC)) await released;
      await route.fulfill({ response: answer });
    });
    await open(page);
    await fillOthers(page);
    await field(page).pressSequentially('0812345678');
    expect(await sentTelephone(page)).toBe('0812345678');
    release();
    await expect(page.getByRole('heading', { name: 'Form Submitted' })).toBeVisible();
  });
});

test.describe('the visitor’s country', () => {
  const LOOK_UP = { enabled: true, url: '/api/ip-country' };

  test('is not asked for unless switched on', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page);
    await focusAwake(page);
    expect(asked.filter((url) => url.includes('ip-country'))).toEqual([]);
  });

  test('is selected where it is switched on', async ({ page }) => {
    await withConfig(page, LOOK_UP);
    await page.route('**/api/ip-country', (route) => route.fulfill({ body: '1;SE;SWE;Sweden' }));
    await open(page);
    await expect(countryButton(page)).toContainText('SE');
    await field(page).focus();
    await expect(countryButton(page)).toContainText('SE +46');
  });

  for (const body of ['0;;;', '2;SE;SWE;Sweden', 'SE', '<html></html>', '1;AQ;ATA;Antarctica']) {
    test(`stays the default at the answer ${body}`, async ({ page }) => {
      await withConfig(page, LOOK_UP);
      await page.route('**/api/ip-country', (route) => route.fulfill({ body }));
      const answered = page.waitForResponse('**/api/ip-country');
      await open(page);
      await answered;
      await focusAwake(page);
    });
  }

  test('never comes over what was typed', async ({ page }) => {
    await withConfig(page, LOOK_UP);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/ip-country', async (route) => {
      await released;
      await route.fulfill({ body: '1;SE;SWE;Sweden' });
    });
    const isLookUp = (request: Request) => request.url().endsWith('ip-country');
    // On a busy machine it may have been given up by then, which must change nothing either.
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isLookUp),
      page.waitForEvent('requestfailed', isLookUp),
    ]);
    await open(page);
    await focusAwake(page);
    await page.keyboard.type('08');
    release();
    await ended;
    await page.waitForTimeout(100);
    await expect(countryButton(page)).toContainText('TH +66');
  });

  test('is given up after two seconds', async ({ page }) => {
    await withConfig(page, LOOK_UP);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('ip-country'));
    await page.route('**/api/ip-country', () => new Promise(() => undefined));
    await open(page);
    await failed;
    await focusAwake(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain telephone field', async ({ page }) => {
    await page.goto('/contact-sales');
    await expect(countryButton(page)).toBeHidden();
    await expect(field(page)).toHaveAttribute('type', 'tel');
    await expect(field(page)).toHaveAttribute('autocomplete', 'tel');
    await expect(field(page)).toHaveAttribute('maxlength', '25');
    const [name, telephone] = await Promise.all([
      page.locator('[name="name"]').boundingBox(),
      field(page).boundingBox(),
    ]);
    expect(telephone?.width).toBe(name?.width);
  });
});
