import type { Locator, Page } from '@playwright/test';
import { formatDollars, formatWholeDollars } from '../src/contract/format-numbers';
import { DEFAULT_LOCALE } from '../src/contract/locales';
import { STARTER_MINIMUM_USD, STARTER_UNIT_PRICE_USD } from '../src/contract/plans';
import { contrastViolations } from './support/axe';
import { hold } from './support/hold';
import { expect, hydrated, test } from './support/test';
import { ALL_URLS, homeSpecimen, localeOf } from './support/urls';

test.describe('the specimen card', () => {
  test('computes its check digits: an edited character makes them fail, restoring mends them', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const second = page.getByRole('textbox', { name: 'Machine-readable zone, line 2' });
    const result = page.locator('.finding-result');
    await expect(result).toContainText('Pass');
    const genuine = await second.inputValue();
    await second.focus();
    await second.press('Home');
    await page.keyboard.type('8');
    await expect(second).toHaveValue(`8${genuine.slice(1)}`);
    expect(await second.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
    await expect(page.locator('.finding-wrong')).toHaveCount(3);
    await expect(result).toContainText('Fail');
    await second.press('Backspace');
    await expect(second).toHaveValue(`<${genuine.slice(1)}`);
    await page.getByRole('button', { name: 'Restore the card' }).click();
    await expect(second).toHaveValue(genuine);
    await expect(result).toContainText('Pass');
  });

  test('shows under ultraviolet light what daylight does not', async ({ page }) => {
    await page.goto('/');
    const marks = page.locator('.uv-mark');
    const opacities = () =>
      marks.evaluateAll((all) => all.map((mark) => Number(getComputedStyle(mark).opacity)));
    // All but what the lamp shines on where it lies at first.
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.lamp').boundingBox()) ?? {};
    const inTheLight = await marks.evaluateAll(
      (all, lamp) =>
        all.map((mark) => {
          const { left, right, top, bottom } = mark.getBoundingClientRect();
          return (
            left > lamp.x && right < lamp.x + lamp.width && top > lamp.y && bottom < lamp.y + lamp.height
          );
        }),
      { x, y, width, height },
    );
    expect(inTheLight).toContain(true);
    expect(await opacities()).toEqual(inTheLight.map(Number));
    await page.getByRole('radio', { name: /^Dark/ }).check({ force: true });
    await expect.poll(async () => Math.min(...(await opacities()))).toBeGreaterThan(0.4);
  });

  test('has a lamp, dragged by mouse and by keys, under which its marks appear', async ({ page }) => {
    await page.goto('/');
    await page.locator('.specimen').hover();
    const lit = page.locator('.lit');
    await expect(lit).toBeAttached();
    const handle = page.locator('.lamp svg');
    const slider = page.getByRole('slider', { name: 'Ultraviolet lamp' });
    const light = async () => {
      const box = await page.locator('.lamp').boundingBox();
      if (!box) throw new Error('no lamp');
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    };
    const marks = lit.locator('.uv-mark');
    await expect(marks).toHaveCount(3);
    for (const mark of await marks.all()) await expect(mark).toHaveCSS('opacity', '1');
    const from = await light();
    const grip = await handle.boundingBox();
    if (!grip) throw new Error('no handle');
    const held = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    await page.mouse.move(held.x - 100, held.y + 20);
    await page.mouse.up();
    const { x, y } = await light();
    expect(Math.abs(x - from.x + 100)).toBeLessThanOrEqual(1);
    expect(Math.abs(y - from.y - 20)).toBeLessThanOrEqual(1);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect((await light()).x).toBeGreaterThan(x);
    await page.keyboard.press('ArrowUp');
    expect((await light()).y).toBeLessThan(y);
    await expect(slider).toHaveAttribute('aria-valuetext', /./);
    // Under the lamp as a whole there is nothing to drag.
    await page.getByRole('radio', { name: /^Dark/ }).check({ force: true });
    await expect(slider).toBeHidden();
  });

  test('has a lamp that comes to a pointer which was there before its code', async ({ page }) => {
    const bringCode = await hold(page, `**${homeSpecimen()}`);
    await page.goto('/');
    await hydrated(page);
    const card = await page.locator('.specimen-card').first().boundingBox();
    if (!card) throw new Error('no card');
    const light = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.lamp').boundingBox()) ?? {};
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    };
    const [x, y] = [Math.round(card.x + card.width / 3), Math.round(card.y + card.height / 3)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y);
    await expect(page.locator('.lit')).toHaveCount(0);
    bringCode();
    await expect(page.locator('.lit')).toBeAttached();
    await expect.poll(light).toEqual({ x: x + 20, y });
    await page.mouse.move(x + 50, y + 30);
    await expect.poll(light).toEqual({ x: x + 50, y: y + 30 });
    await page.mouse.up();
  });

  test('is forged at the press of a button, and nothing moves', async ({ page }) => {
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    const places = async () => [
      await heading.boundingBox(),
      await page.locator('.findings').boundingBox(),
      await page.locator('#checks, main section').nth(1).boundingBox(),
    ];
    const before = await places();
    // Pressed before the code is there, and done when it comes.
    await page.getByText('Swap the photo').click();
    await expect(page.locator('.stamp')).toHaveText('Fail');
    for (const forgery of ['Change the birth date', 'Change the number', 'Punch a hole']) {
      await page.getByText(forgery).click();
    }
    await expect(page.locator('.finding-wrong')).toHaveCount(6);
    await expect(page.locator('.face-fields').first()).toContainText('12 AUG 1994');
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'Restore the card' }).click();
    await expect(page.locator('.stamp')).toHaveText('Pass');
    expect(await places()).toEqual(before);
  });

  test('is never too pale to read while its checks land', async ({ page }) => {
    await page.goto('/');
    for (const time of [0, 1000, 1900, 2700]) {
      await page.evaluate((milliseconds) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = milliseconds;
        }
      }, time);
      expect(await contrastViolations(page), `${time} ms`).toEqual([]);
    }
  });

  test('stands still under reduced motion, complete', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
    const findings = page.locator('.finding');
    await expect(findings).toHaveCount(8);
    for (const finding of await findings.all()) {
      await expect(finding.locator('dd')).toHaveCSS('clip-path', 'none');
    }
  });
});

test.describe('hidden words', () => {
  test.use({ javaScriptEnabled: false });

  test('are on every inner page, seen under ultraviolet light and not by day', async ({ page }) => {
    // Home has its marks on its card. Of both lights and both layouts the stylesheets say all.
    const urls = ALL_URLS.filter((url) => localeOf(url) === DEFAULT_LOCALE && url !== '/');
    for (const url of urls) {
      await page.goto(url);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const [day, night] = await page.locator('[data-hidden]').evaluate((heading) => {
          const { classList } = document.documentElement;
          return [false, true].map((isDark) => {
            classList.toggle('dark', isDark);
            const { content, display, color } = getComputedStyle(heading, '::before');
            const words = (heading as HTMLElement).dataset['hidden'] ?? '';
            const isPrinted = words !== '' && content.includes(words.split('\n')[0] ?? '');
            return isPrinted && display !== 'none' && color !== 'rgba(0, 0, 0, 0)';
          });
        });
        expect([day, night], `${url} at ${width}`).toEqual([false, true]);
      }
    }
  });
});

test('the page’s zone is whole, and ends where the frame does', async ({ page }) => {
  await page.goto('/th/contacts');
  for (const width of [320, 768, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator('.page-zone > span').evaluateAll((spans) =>
      spans.map((span) => {
        const { fontSize, letterSpacing } = getComputedStyle(span, '::before');
        const size = Number.parseFloat(fontSize);
        // Each letter is 0.6 em wide; the first and the last have 0.07 em of it at their outer sides.
        const ink = (span.getAttribute('data-line')?.length ?? 0) * 0.6 * size - 0.14 * size;
        return {
          room: span.getBoundingClientRect().width,
          taken: ink + 35 * Number.parseFloat(letterSpacing),
          spacing: Number.parseFloat(letterSpacing),
          // The last letter's own side and the space behind it; where letters stand at whole pixels, much more.
          over: span.scrollWidth - span.clientWidth - 0.07 * size - Number.parseFloat(letterSpacing),
        };
      }),
    );
    expect(lines).toHaveLength(2);
    for (const { room, taken, spacing, over } of lines) {
      expect(Math.abs(room - taken), `${width} px`).toBeLessThan(1.5);
      expect(spacing, 'letters stand apart').toBeGreaterThan(0);
      expect(over, `as laid out at ${width} px`).toBeLessThan(1.5);
    }
  }
  expect(await page.getByRole('main').innerText(), 'no word of the page').not.toContain('<<');
});

test('the card’s zone is as wide as the card, to its last check digit', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page
      .locator('.zone-input')
      .evaluateAll((inputs) => inputs.map((input) => input.scrollWidth - input.clientWidth));
    expect(over, `${width} px`).toEqual([0, 0, 0]);
  }
});

test('a form begins on the first screen, beside its words or below them', async ({ page }) => {
  for (const path of ['/contact-sales', '/th/login', '/th/registration/starter']) {
    await page.goto(path);
    await page.setViewportSize({ width: 1440, height: 900 });
    const sheet = page.locator('.form-panel');
    const words = page.locator('.page-heading-text');
    const [beside, heading] = await Promise.all([sheet.boundingBox(), words.boundingBox()]);
    expect(beside?.y, path).toBeLessThan(200);
    expect(beside?.x, path).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
    await page.setViewportSize({ width: 360, height: 780 });
    if (path !== '/th/registration/starter') expect((await sheet.boundingBox())?.y, path).toBeLessThan(500);
  }
});

test.describe('the journey', () => {
  const screens = ['instructions', 'selfie', 'document', 'result'];

  test('is stepped through by keyboard and by touch', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/solution');
    await page.locator('.journey input').first().focus();
    for (const [index, screen] of screens.entries()) {
      if (index > 0) await page.keyboard.press('ArrowDown');
      await expect(page.locator(`.phone-${screen}`)).toBeVisible();
      await expect(page.locator('.phone-screen:visible')).toHaveCount(1);
    }
    await page.locator('.journey-step').nth(1).tap();
    await expect(page.locator('.phone-selfie')).toBeVisible();
    await context.close();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('works as well', async ({ page }) => {
      await page.goto('/th/solution');
      await page.locator('.journey-step').nth(3).click();
      await expect(page.locator('.phone-result')).toBeVisible();
    });
  });
});

test.describe('the inspected specimen', () => {
  /** Scrolls until a row stands on the line at which it is read; fonts may still move it. */
  const readRow = (page: Page, check: string): Promise<void> =>
    page.locator(`#${check}`).evaluate((row) => {
      const { top, height } = row.getBoundingClientRect();
      const styles = getComputedStyle(row);
      const number = (name: string) => Number.parseFloat(styles.getPropertyValue(name));
      // Counted from the bottom, and for each row a step lower; as far through the window as the row is high.
      const line = 1 - (number('--read') - number('--row') * number('--step')) / 100;
      const middle = line * window.innerHeight + (0.5 - number('--read') / 100) * height;
      window.scrollTo({ top: Math.ceil(window.scrollY + top + height / 2 - middle), behavior: 'instant' });
    });

  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
  ] as const) {
    test(`each place is on the screen while its row is read: ${width} by ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/solution', '/th/solution']) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const checks = await page
          .locator('.inspection .check')
          .evaluateAll((rows) => rows.map(({ id }) => id));
        expect(checks).toHaveLength(24);
        for (const check of checks) {
          await readRow(page, check);
          await expect(page.locator(`.at-${check} circle`), `${path} ${check}`).toBeInViewport({
            ratio: 0.99,
          });
        }
      }
    });
  }

  /** Where the loupe is then. */
  async function loupeAt(page: Page, check: string): Promise<number> {
    await readRow(page, check);
    return page
      .locator('.inspection', { has: page.locator(`#${check}`) })
      .locator('.inspection-sheet')
      .evaluate((sheet) => Math.round(Number(getComputedStyle(sheet).getPropertyValue('--loupe-x'))));
  }

  for (const path of ['/solution', '/th/solution']) {
    test(`a check that passes leads the loupe to its place: ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const [check, x] of [
        ['face-match', 428],
        ['phone', 524],
        ['face-match', 428],
      ] as const) {
        // In units of the drawing, which is 608 wide: a scroll position is a whole pixel, and a row may begin within one.
        const distance = async () => Math.abs((await loupeAt(page, check)) - x);
        await expect.poll(distance, check).toBeLessThan(3);
      }
    });
  }

  test('a check that is read lights its place in the picture beside it', async ({ page }) => {
    /** From 0.9, not read yet, by 1.25 to 0.9, read. */
    const sizeOf = (check: string): Promise<number> =>
      page.locator(`.at-${check}`).evaluate((pin) => Number(getComputedStyle(pin).scale));

    await page.goto('/th/solution/feature-detail');
    for (const [check, later] of [
      ['liveness', 'sleeping'],
      ['device', 'phone'],
      ['liveness', 'sleeping'],
    ] as const) {
      const size = async () => {
        await readRow(page, check);
        return sizeOf(check);
      };
      await expect.poll(size, check).toBeGreaterThan(1.2);
      expect(await sizeOf(later), later).toBeLessThan(1);
    }
  });

  test('on a phone the view is of the card that a check looks at', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/th/solution');
    const view = page.locator('.inspection-table');
    /** Whether the place that is looked at is seen, and one on another card is not. */
    const seen = (check: string): Promise<boolean> =>
      view.evaluate((table, id) => {
        const pin = table.querySelector(`.at-${id} circle`)?.getBoundingClientRect();
        const { left, right, top, bottom } = table.getBoundingClientRect();
        return !!pin && pin.left > left && pin.right < right && pin.top > top && pin.bottom < bottom;
      }, check);

    for (const [check, elsewhere] of [
      ['punched-hole', 'liveness'],
      ['face-match', 'punched-hole'],
      ['phone', 'face-match'],
      ['punched-hole', 'phone'],
    ] as const) {
      const seenNow = async () => {
        await page.locator(`#${check}`).evaluate((row) => {
          const { top, height } = row.getBoundingClientRect();
          // Its reading line is 34 % above the lower edge of a phone's screen.
          const line = window.scrollY + top + height / 2 - window.innerHeight * 0.66;
          window.scrollTo({ top: Math.ceil(line) + 4, behavior: 'instant' });
        });
        return [await seen(check), await seen(elsewhere)];
      };
      await expect.poll(seenNow, check).toEqual([true, false]);
    }
  });

  test('no card that is looked at is wider than half of a wide sheet', async ({ page }) => {
    for (const path of ['/solution/feature-detail', '/th/solution/feature-list']) {
      await page.goto(path);
      const cards = page.locator('.exhibit');
      await expect(cards).toHaveCount(8);
      for (const card of await cards.all()) {
        expect((await card.boundingBox())?.width, path).toBeLessThan(1440 / 2);
      }
    }
  });

  test('stands still under reduced motion, with all places numbered', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/solution');
    await expect(page.locator('.loupe')).toBeHidden();
    const numbers = page.locator('.pin');
    await expect(numbers).toHaveCount(24);
    for (const number of await numbers.all()) await expect(number).toHaveCSS('opacity', '1');
  });
});

test('the reviewer’s desk: a rule changes the outcome, and a person decides what is left open', async ({
  page,
}) => {
  await page.goto('/solution');
  await hydrated(page);
  const outcome = page.locator('.desk-outcome');
  await expect(outcome).toHaveText('Waiting for a reviewer');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(outcome).toHaveText('Approved by the reviewer');
  const device = page.getByRole('slider', { name: /another name/ });
  await device.focus();
  const points = page.locator('.signal-points').last();
  await expect(points).toHaveText('+30');
  await device.press('End');
  await expect(points).toHaveText(`+${await device.inputValue()}`);
  await expect(outcome).toHaveText('Failed by the rules');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await device.press('Home');
  await expect(outcome).toHaveText('Passed by the rules');
});

test('the reviewer’s desk hides no slider that has the focus behind its verdict, however small the screen', async ({
  page,
}) => {
  for (const viewport of [
    { width: 360, height: 640 },
    // A screen of 1280 pixels at 400 %.
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/solution');
    await hydrated(page);
    const sliders = page.locator('.rule input');
    await sliders.last().focus();
    for (const slider of (await sliders.all()).toReversed()) {
      await expect(slider).toBeFocused();
      const isSeen = await slider.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      });
      expect(isSeen).toBe(true);
      await page.keyboard.press('Shift+Tab');
    }
  }
});

test.describe('the estimator', () => {
  const priceOf = (volume: number): string => formatDollars(volume * STARTER_UNIT_PRICE_USD);
  const minimum = formatDollars(STARTER_MINIMUM_USD);
  const covered = Math.floor(STARTER_MINIMUM_USD / STARTER_UNIT_PRICE_USD);
  const first = priceOf(covered + 1);
  const inThaiDigits = String(covered + 1).replace(/\d/g, (digit) =>
    String.fromCodePoint(0xe50 + Number(digit)),
  );

  test('a volume has its price, and the address says so', async ({ page }) => {
    for (const [volume, count, price] of [
      ['0', 0, minimum],
      [String(covered), covered, minimum],
      [String(covered + 1), covered + 1, first],
      [inThaiDigits, covered + 1, first],
    ] as const) {
      await page.goto('/pricing');
      await hydrated(page);
      await page.locator('input[name="volume"]').fill('1');
      await page.locator('input[name="volume"]').fill(volume);
      await expect(page.locator('.estimator output'), volume).toHaveText(price);
      await expect(page).toHaveURL(new RegExp(`volume=${count}$`));
      const link = page.url();
      await page.goto('about:blank');
      await page.goto(link);
      await expect(page.locator('.estimator output'), volume).toHaveText(price);
    }
  });

  test('what is no number changes nothing', async ({ page }) => {
    await page.goto('/pricing?volume=<script>&x=1');
    await hydrated(page);
    await expect(page.locator('.estimator output')).toHaveText(priceOf(1000));
    await page.locator('input[name="volume"]').fill('-5');
    await expect(page.locator('.estimator output')).toHaveText(priceOf(1000));
  });

  test('the point of the curve is dragged, and says where it stands', async ({ page }) => {
    await page.goto('/pricing');
    await hydrated(page);
    const point = page.getByRole('slider', { name: 'Number of verifications' });
    await expect(point).toHaveAttribute('aria-valuetext', '1,000');
    const box = await point.boundingBox();
    if (!box) throw new Error('The slider is not on the screen.');
    await page.mouse.move(box.x + (box.width * 2) / 3, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2);
    await page.mouse.up();
    await expect(point).toHaveAttribute('aria-valuetext', '10,000');
    await page.mouse.click(box.x + 1, box.y + box.height / 2);
    await expect(page.locator('.estimator output')).toHaveText(minimum);
    // The one that is not paid gives way.
    await expect(page.locator('[data-gives-way]')).toHaveText(`10 × ${priceOf(1)}${priceOf(10)}`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the formula and its curve, with the prices of four volumes, stand in its place', async ({
      page,
    }) => {
      await page.goto('/pricing');
      await expect(page.locator('.estimator')).toBeHidden();
      await expect(page.locator('.formula')).toBeVisible();
      await expect(page.locator('.curve svg')).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
      await expect(page.locator('.curve-examples dt')).toHaveText(['10', '100', '1,000', '10,000']);
      await expect(page.locator('.curve-examples dd')).toHaveText(
        [10, 100, 1000, 10_000].map((volume) =>
          formatWholeDollars(Math.max(Math.round(volume * STARTER_UNIT_PRICE_USD), STARTER_MINIMUM_USD)),
        ),
      );
    });
  });
});

test.describe('Thai marks', () => {
  const WORDS = 'ซ้ำ ที่ ปู่ ญี่ปุ่น กตัญญู';

  /** How many rows of pixels the ink of an element reaches over. */
  async function inkRows(element: Locator): Promise<number> {
    await element.evaluate((node: HTMLElement) => {
      node.style.setProperty('color', '#ff00ff', 'important');
      node.style.setProperty('-webkit-text-fill-color', '#ff00ff', 'important');
    });
    const page = element.page();
    const box = await element.boundingBox();
    if (!box) throw new Error('nothing to look at');
    const margin = 40;
    const picture = await page.screenshot({
      clip: {
        x: Math.max(0, box.x),
        y: Math.max(0, box.y - margin),
        width: box.width,
        height: box.height + 2 * margin,
      },
    });
    return page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
      const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
        Array.from({ length: width }, (_, x) => (y * width + x) * 4).some(
          (at) => (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 110 && (data[at + 2] ?? 0) > 200,
        ),
      );
      return rows.length === 0 ? 0 : (rows.at(-1) ?? 0) - (rows[0] ?? 0) + 1;
    }, picture.toString('base64'));
  }

  test.use({ expectedConsole: /on purpose/ });

  test('are not clipped in headings, buttons, inputs and toasts', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto('/th/contact-sales');
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => void Promise.reject(new Error('rejected on purpose')));
    // With the focus it stays, and unlike a pointer the focus needs nothing to stand still.
    await page.locator('.Toastify__toast').focus();
    const places = [
      '.Toastify__toast',
      'h1',
      'h2',
      '.site-header .button-primary:visible',
      'main .button-primary',
      '#main input[name="name"]',
    ];
    for (const place of places) {
      const element = page.locator(place).first();
      await element.scrollIntoViewIfNeeded();
      await element.evaluate((node: HTMLElement, words) => {
        if (node instanceof HTMLInputElement) node.value = words;
        else node.textContent = words;
        // The same letters where nothing can cut them off.
        const reference = document.createElement('span');
        reference.id = 'reference';
        reference.textContent = words;
        const { font, letterSpacing } = getComputedStyle(node);
        Object.assign(reference.style, {
          font,
          letterSpacing,
          lineHeight: '4',
          position: 'fixed',
          zIndex: '99',
          left: '0',
          bottom: '0',
          background: '#fff',
          whiteSpace: 'nowrap',
        });
        document.body.append(reference);
      }, WORDS);
      const reference = page.locator('#reference');
      const whole = await inkRows(reference);
      await reference.evaluate((node) => node.remove());
      const shown = await inkRows(element);
      expect(whole, place).toBeGreaterThan(10);
      expect(Math.abs(shown - whole), `${place}: ${shown} of ${whole} rows`).toBeLessThanOrEqual(1);
    }
  });
});

test('the two strangers meet as their drawing comes by, and are together wherever nobody scrolls', async ({
  page,
}) => {
  await page.goto('/about-us');
  const drawing = page.locator('#trust .section-content');
  const apart = () =>
    drawing.evaluate((element) => getComputedStyle(element, '::before').getPropertyValue('--apart'));
  await expect.poll(apart).toBe('0%');
  await drawing.evaluate((element) => {
    const top = window.scrollY + element.getBoundingClientRect().top - window.innerHeight + 100;
    window.scrollTo({ top, behavior: 'instant' });
  });
  await expect.poll(apart).toBe('25%');
  await drawing.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect.poll(apart).toBe('0%');
});

test('each step of a workflow shows its own part of their drawing', async ({ page }) => {
  await page.goto('/documents');
  const drawn = await page.locator('#flow .drawing').evaluateAll((all) =>
    all.map((drawing) => {
      const { maskImage, maskPosition, maskSize } = getComputedStyle(drawing, '::before');
      return { isDrawn: maskImage.includes('url('), maskPosition, maskSize };
    }),
  );
  expect(drawn).toEqual(
    ['0px', '25%', '50%', '75%', '100%'].map((place) => ({
      isDrawn: true,
      maskPosition: `${place} 100%`,
      maskSize: '500% auto',
    })),
  );
});

test('the way back to a policy’s contents lies on no word of it', async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const url of ['/terms-of-service', '/th/privacy-policy']) {
      await page.goto(url);
      await page.evaluate(() => document.fonts.ready);
      const { way, words } = await page.evaluate(() => {
        const range = document.createRange();
        const rights = [...document.querySelectorAll('.legal :is(h2, p, li, dt, dd, th, td)')].flatMap(
          (element) => {
            range.selectNodeContents(element);
            return Array.from(range.getClientRects(), ({ right }) => right);
          },
        );
        return {
          way: document.querySelector('.to-contents')?.getBoundingClientRect().left ?? 0,
          words: Math.max(...rights),
        };
      });
      expect(words, `${url} at ${width} px`).toBeGreaterThan(0);
      expect(way, `${url} at ${width} px`).toBeGreaterThanOrEqual(words);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a picture far below is fetched when the screen nears it, and no stylesheet that the document has', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await hydrated(page);
    await page.locator('.specimen').hover();
    await expect(page.locator('.lit')).toBeAttached();
    expect(asked.filter((path) => /\/(?:channels|industries)\./.test(path))).toEqual([]);
    expect(asked.filter((path) => /\/styles\.[^/]+\.css$/.test(path))).toEqual([]);
    const industries = page.waitForRequest(/\/industries\./);
    await page.locator('#industries').scrollIntoViewIfNeeded();
    await industries;
  });

  test('a picture far below is fetched for paper, however far the screen was scrolled', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const industries = page.waitForRequest(/\/industries\./);
    await page.emulateMedia({ media: 'print' });
    await industries;
  });
});
