import { expect, openIdle, test } from './support/test';
import { ALL_URLS } from './support/urls';

// How icons that the site does not carry are loaded is in src/runtime/icon-loader: no page of this build needs one.

test('every icon is inlined, with no request, and the local file answers in the icon API’s form', async ({
  page,
  request,
}) => {
  for (const url of ALL_URLS.slice(0, 5)) {
    const html = await (await request.get(url)).text();
    const icons = html.match(/<svg class="icon[^>]*>(.*?)<\/svg>/g) ?? [];
    expect(icons.length, url).toBeGreaterThan(0);
    for (const icon of icons) expect(icon).toMatch(/<(path|g)/);
  }
  const asked: string[] = [];
  page.on('request', (asking) => asked.push(asking.url()));
  await openIdle(page, '/');
  expect(asked.filter((url) => url.includes('_icons'))).toEqual([]);

  const response = await request.get('/_icons/lucide.json?icons=menu,x,unknown');
  expect(response.headers()['content-type']).toContain('application/json');
  const set = (await response.json()) as {
    prefix: string;
    icons: Record<string, { body: string }>;
    not_found: string[];
  };
  expect(set.prefix).toBe('lucide');
  expect(set.not_found).toEqual(['unknown']);
  expect(set.icons['menu']?.body).toContain('<path');
  expect(set.icons['x']?.body).toContain('<path');
});
