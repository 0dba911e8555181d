import { expect, hydrated, test } from './support/test';

test('a sample is copied letter by letter, with comments in the language of the page', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/th/documents');
  await hydrated(page);
  for (const name of ['Web Client', 'Web SDK', 'Mobile SDK', 'REST API']) {
    await page.locator('label').getByText(name, { exact: true }).click();
    const sample = page.getByRole('figure', { name, exact: true });
    await sample.getByRole('button').click();
    await expect(sample.getByRole('status')).toHaveText(/แล้ว$/);
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toBe(await sample.locator('code').textContent());
    expect(code).toMatch(/^\s*(\/\/|#) [^a-z]*[ก-ฮ]/m);
  }
});

test('where there is no clipboard, as without TLS, the button says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/documents');
  await hydrated(page);
  const sample = page.locator('figure.code:visible').first();
  await sample.getByRole('button').click();
  await expect(sample.getByRole('status')).not.toBeEmpty();
});

test('on a phone code goes on below; else a line of it is one line', async ({ page }) => {
  const samples = () =>
    page.locator('pre:visible').evaluateAll((all) =>
      all.map((sample) => {
        const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(sample);
        const height = sample.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        return {
          isCut: sample.scrollWidth > sample.clientWidth,
          written: sample.textContent.trimEnd().split('\n').length,
          drawn: Math.round(height / Number.parseFloat(lineHeight)),
        };
      }),
    );
  for (const path of ['/documents', '/th/documents']) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    const narrow = await samples();
    expect(narrow.length, path).toBeGreaterThan(2);
    expect(narrow.filter(({ isCut }) => isCut)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 740 });
    const wide = await samples();
    expect(wide.map(({ drawn }) => drawn)).toEqual(wide.map(({ written }) => written));
  }
});

test.describe('the samples of the four channels', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('share a place; the arrow keys choose', async ({ page }) => {
        await page.goto('/documents');
        const shown = page.locator('.code-choice figure:visible');
        await expect(shown).toHaveAccessibleName('Web Client');
        await page.getByRole('radio', { name: 'Web Client' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(shown).toHaveAccessibleName('Web SDK');
        await page.locator('label').getByText('REST API').click();
        await expect(page.getByRole('radio', { name: 'REST API' })).toBeChecked();
        await expect(shown).toHaveAccessibleName('REST API');
        await page.emulateMedia({ media: 'print' });
        await expect(shown).toHaveCount(4);
      });
    });
  }
});

for (const url of ['/documents', '/th/documents']) {
  test(`${url} computes the check digit that its own zone has`, async ({ page }) => {
    await page.goto(url);
    const zone = await page.locator('.page-zone > span').last().getAttribute('data-line');
    const worked = page.locator('#own-zone');
    const characters = await worked.locator('tr').first().locator('td').allTextContents();
    expect(characters.join('')).toBe(zone?.slice(0, 9));
    await expect(worked.locator('dd').last()).toHaveText(zone?.charAt(9) ?? '');
    const products = await worked.locator('tr').last().locator('td').allTextContents();
    const sum = products.reduce((total, product) => total + Number(product), 0);
    await expect(worked.locator('dd').first()).toHaveText(String(sum));
  });
}

test('in forced colours the chosen sample alone has its line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/documents');
  const lines = await page
    .locator('.code-choice > label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderBottomColor));
  expect(lines).toHaveLength(4);
  expect(new Set(lines.slice(1)).size).toBe(1);
  expect(lines[0]).not.toBe(lines[1]);
});
