import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp } from '../testing/test-app';

/** A built site of which two pages and a script can't be read: a link that leads to itself is not "not there". */
async function startBrokenSite(pages: Record<string, string>) {
  const folder = join(temporaryFolder(), 'client');
  mkdirSync(join(folder, 'th'), { recursive: true });
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(pages)) writeFileSync(join(folder, name), content);
  for (const broken of ['pricing.html', 'th/pricing.html', 'assets/app.js']) {
    symlinkSync(join(folder, broken), join(folder, broken));
  }
  return { folder, ...(await startTestApp({ config: { siteDir: folder } })) };
}

const PAGES = { '500.html': '<h1>Internal Server Error</h1>', 'th/500.html': '<h1>ระบบขัดข้อง</h1>' };

test.each([
  ['/pricing', 'Internal Server Error'],
  ['/th/pricing', 'ระบบขัดข้อง'],
])('%s, whose file can’t be read, is answered by the 500 page of its language', async (url, words) => {
  const { server } = await startBrokenSite(PAGES);
  const answer = await server.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.headers['content-security-policy']).toBeDefined();
  expect(answer.headers['etag']).toBeUndefined();
  expect(answer.body).toContain(words);
});

test('it is there when no file can be read any more', async () => {
  const { server, folder } = await startBrokenSite(PAGES);
  expect((await server.inject({ url: '/pricing' })).body).toContain('Internal Server Error');
  rmSync(join(folder, '500.html'));
  expect((await server.inject({ url: '/pricing' })).body).toContain('Internal Server Error');
});

test('a build without one says it in words, never in JSON', async () => {
  const { server } = await startBrokenSite({});
  const answer = await server.inject({ url: '/pricing' });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('a script that can’t be read is no page', async () => {
  const { server } = await startBrokenSite(PAGES);
  const answer = await server.inject({ url: '/assets/app.js' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('<h1>');
});

test.each(['/500', '/th/500', '/500.html', '/500/'])('%s has no address of its own', async (url) => {
  const { server } = await startBrokenSite({ ...PAGES, '404.html': 'Page Not Found' });
  expect((await server.inject({ url })).statusCode).toBe(404);
});
