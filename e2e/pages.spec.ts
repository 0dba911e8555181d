import { readFileSync } from 'node:fs';
import { expect, test } from './support/test';
import { ALL_URLS, buildManifest, CLIENT_FOLDER, localeOf, modulesOf } from './support/urls';

const manifest = buildManifest();
const fileOf = (url: string): string => (url === '/' ? 'index' : url.slice(1));
const documentOf = (url: string): string => readFileSync(`${CLIENT_FOLDER}/${fileOf(url)}.html`, 'utf8');
const payloadOf = (url: string): unknown =>
  JSON.parse(readFileSync(`${CLIENT_FOLDER}/_payload/${manifest.id}/${fileOf(url)}.json`, 'utf8'));

test('the build manifest lists every address', () => {
  expect(new Set(manifest.prerendered)).toEqual(new Set(ALL_URLS));
});

test('every page has a title and a description of its own', () => {
  const titles = ALL_URLS.map((url) => /<title[^>]*>([^<]+)</.exec(documentOf(url))?.[1]);
  const descriptions = ALL_URLS.map(
    (url) => /name="description" content="([^"]+)"/.exec(documentOf(url))?.[1],
  );
  expect(new Set(titles).size).toBe(ALL_URLS.length);
  expect(new Set(descriptions).size).toBe(ALL_URLS.length);
  expect(titles).not.toContain(undefined);
  expect(descriptions).not.toContain(undefined);
});

for (const url of [...ALL_URLS, '/404', '/th/404']) {
  test(`${url} has its document and its payload`, () => {
    const html = documentOf(url);
    const locale = localeOf(url);
    expect(html).toContain(`<html lang="${locale === 'th' ? 'th-TH' : 'en-US'}"`);
    const [entry] = modulesOf(url);
    expect(payloadOf(url)).toMatchObject({ entry, locale });
    expect(html).not.toMatch(/ style="| on[a-z]+="|href="#"/);
  });
}

test('every page has one h1, no skipped level, text in its language, and only live links', async ({
  page,
}) => {
  const linked = new Set<string>();
  const anchors: { url: string; hash: string }[] = [];
  await page.route('**/*.js', (route) => route.abort());
  for (const url of ALL_URLS) {
    await page.setContent(documentOf(url).replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*>/g, ''));
    const found = await page.evaluate(() => ({
      levels: Array.from(document.querySelectorAll('h1,h2,h3,h4,h5,h6'), (h) => Number(h.tagName[1])),
      text: document.querySelector('main')?.innerText ?? '',
      links: Array.from(document.querySelectorAll('a'), (a) => a.getAttribute('href') ?? ''),
      ids: Array.from(document.querySelectorAll('[id]'), (element) => element.id),
    }));
    expect(
      found.levels.filter((level) => level === 1),
      url,
    ).toHaveLength(1);
    found.levels.reduce((before, level) => {
      expect(level, `${url}: headings ${found.levels.join(' ')}`).toBeLessThanOrEqual(before + 1);
      return level;
    });
    expect(/[\u0E00-\u0E7F]/.test(found.text), `${url} is in its language`).toBe(localeOf(url) === 'th');
    expect(new Set(found.ids).size, `${url}: ids are unique`).toBe(found.ids.length);
    for (const link of found.links) {
      if (/^(https?|mailto|tel):/.test(link)) continue;
      const [path = '', hash = ''] = link.split('#');
      linked.add((path.split('?')[0] ?? '') || url);
      if (hash) anchors.push({ url: path.split('?')[0] || url, hash });
    }
  }
  expect([...linked].filter((path) => !ALL_URLS.includes(path))).toEqual([]);
  for (const { url, hash } of anchors) expect(documentOf(url), `${url}#${hash}`).toContain(`id="${hash}"`);
});
