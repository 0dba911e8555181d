import { readFileSync } from 'node:fs';
import { LOCALES } from '../src/contract/locales';
import { payloadPath } from '../src/contract/site-addresses';
import { joinLocalePath, splitLocalePath } from '../src/locale/locale-path';
import { COMMON_PATH } from '../src/routes/payload';
import { documents } from './support/documents';
import { expect, test } from './support/test';
import { ALL_URLS, buildManifest, CLIENT_FOLDER, localeOf } from './support/urls';

/** What has to be said, where it has to be: by whoever reads a page, whole or its first screen alone. */

const SAYS = {
  en: [/\bAI\b/, /\(KYC\)/, /businesses/, /in seconds/, /free to\s+try for\s+14\s+days/i, /from\s+\$1\.39/],
  th: [/AI/, /\(e-KYC\)/, /พิสูจน์และยืนยันตัวตน/, /ธุรกิจ/, /ไม่กี่วินาที/, /ฟรี\s14\sวัน/, /เริ่มต้น\s\$1\.39/],
} as const;

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leavesOf);

/** The texts of a page as its payload brings them: those of `locales`, with figures and no-break spaces in them. */
function textsOf(url: string): ReadonlySet<string> {
  const common = joinLocalePath({ locale: splitLocalePath(url).locale, path: COMMON_PATH });
  const files = [url, common].map((path) => CLIENT_FOLDER + payloadPath(buildManifest().id, path));
  return new Set(files.flatMap((file) => leavesOf(JSON.parse(readFileSync(file, 'utf8')).resources)));
}

/** A text, or two with a space between them, as home's headline is. */
const isWritten = (text: string, written: ReadonlySet<string>): boolean =>
  written.has(text) ||
  [...written].some((start) => written.has(text.slice(start.length + 1)) && text.startsWith(`${start} `));

for (const locale of LOCALES) {
  test(`home's first screen on a phone says what this is, what it costs and what to do (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(joinLocalePath({ locale, path: '/' }));
    const heading = page.locator('.page-heading-text');
    const text = (await heading.textContent()) ?? '';
    for (const words of SAYS[locale]) expect(text).toMatch(words);
    const actions = heading.locator('.button');
    await expect(actions).toHaveCount(2);
    for (const part of [page.locator('h1'), ...(await actions.all())]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  test(`a heading's text is what is written, with nothing put into it (${locale})`, () => {
    const others: string[] = [];
    let number = 0;
    for (const url of ALL_URLS.filter((address) => localeOf(address) === locale)) {
      const written = textsOf(url);
      const headings = documents().get(url)?.querySelectorAll('main :is(h1, h2, h3)') ?? [];
      for (const { text } of headings) if (!isWritten(text, written)) others.push(`${url}: ${text}`);
      number += headings.length;
    }
    expect(others).toEqual([]);
    expect(number).toBeGreaterThan(100);
  });

  test(`whoever was asked to verify their identity is led to the answers from every page (${locale})`, () => {
    const answers = joinLocalePath({ locale, path: '/faq' });
    for (const url of ALL_URLS.filter((address) => localeOf(address) === locale)) {
      const links = documents().get(url)?.querySelectorAll('footer a') ?? [];
      const paths = links.map((link) => link.getAttribute('href'));
      expect(paths, url).toContain(`${answers}#verified-questions`);
    }
    const group = documents().get(answers)?.querySelector('#verified-questions')?.parentNode;
    expect(group?.querySelectorAll('details').length).toBeGreaterThanOrEqual(4);
  });
  test(`the documentation says at its top that it is an outline, and leads to asking for the rest (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(joinLocalePath({ locale, path: '/documents' }));
    const heading = page.locator('.page-heading-text');
    await expect(heading).toHaveText({ en: /outline/, th: /ภาพรวม.*แยกไว้ต่างหาก/s }[locale]);
    await expect(heading.locator('.button')).toBeInViewport({ ratio: 1 });
    await expect(heading.locator('.button')).toHaveAttribute('href', /\/contact-sales(\?|$)/);
  });
}
