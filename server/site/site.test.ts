import fs, { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { FILE_POLICY } from '../../src/contract/content-security-policy';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp, type TestApp } from '../testing/test-app';

const NOT_FOUND = '<!doctype html><h1>Page Not Found<span data-requested-path=""></span></h1>';

const FILES: Record<string, string> = {
  'index.html': '<!doctype html>home',
  'th.html': '<!doctype html>หน้าแรก',
  'pricing.html': '<!doctype html>pricing',
  'th/pricing.html': '<!doctype html>ราคา',
  'about-us.html': '<!doctype html>about',
  'about-us/top-banner.html': '<!doctype html>banner',
  '404.html': NOT_FOUND,
  'th/404.html': NOT_FOUND.replace('Page Not Found', 'ไม่พบหน้า'),
  'assets/app-1a2b.js': 'console.log(1)',
  '_payload/b1/index.json': '{}',
  '_build/latest.json': '{"id":"b1"}',
  '_build/meta/b1.json': '{}',
  '_icons/set.json': '{"prefix":"set","icons":{"a":{"body":"<path/>"},"b":{"body":"<g/>"}},"width":24}',
  'config.json': '{"apiBase":"/api"}',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: x',
  '.hidden': 'secret',
};

function write(folder: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

async function startSite(): Promise<TestApp & { folder: string }> {
  const root = temporaryFolder();
  const folder = join(root, 'client');
  for (const [file, content] of Object.entries(FILES)) write(folder, file, content);
  write(folder, 'pricing.html.br', brotliCompressSync(FILES['pricing.html'] ?? ''));
  write(folder, 'pricing.html.gz', gzipSync(FILES['pricing.html'] ?? ''));
  write(
    root,
    'headers.json',
    JSON.stringify({ scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='] }),
  );
  return { ...(await startTestApp({ config: { siteDir: folder } })), folder };
}

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/th', 'หน้าแรก'],
    ['/pricing', 'pricing'],
    ['/pricing?plan=1', 'pricing'],
    ['/th/pricing', 'ราคา'],
    ['/about-us', 'about'],
    ['/about-us/top-banner', 'banner'],
  ])('%s', async (url, content) => {
    const { server } = await startSite();
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain(content);
    const head = await server.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length']]).toEqual([
      200,
      answer.headers['content-length'],
    ]);
  });

  test('are revalidated by their content', async () => {
    const { server, folder } = await startSite();
    const { headers } = await server.inject({ url: '/pricing' });
    const again = { url: '/pricing', headers: { 'if-none-match': String(headers['etag']) } };
    expect((await server.inject(again)).statusCode).toBe(304);
    write(folder, 'pricing.html', 'a new build, and a longer one than before');
    const fresh = await server.inject(again);
    expect([fresh.statusCode, fresh.headers['content-length']]).toEqual([200, '41']);
    expect(fresh.body).toBe('a new build, and a longer one than before');
  });

  test.each(['br', 'gzip', 'identity'])(
    'sent as %s are revalidated too, and told apart',
    async (encoding) => {
      const { server, folder } = await startSite();
      const settled = Date.now() + 60_000;
      vi.spyOn(Date, 'now').mockImplementation(() => settled);
      const ask = (more: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
        server.inject({ method, url: '/pricing', headers: { 'accept-encoding': encoding, ...more } });
      const tag = String((await ask({}, 'HEAD')).headers['etag']);
      // From the disk, and from the memory.
      for (const [held, method] of [
        [tag, 'HEAD'],
        [tag, 'GET'],
        [`W/${tag}`, 'HEAD'],
        [`W/${tag}`, 'GET'],
        [`"other", ${tag}`, 'GET'],
        ['*', 'GET'],
      ] as const) {
        const answer = await ask({ 'if-none-match': held }, method);
        expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0]);
        expect(answer.headers).toMatchObject({
          etag: tag,
          vary: 'Accept-Encoding',
          'cache-control': 'no-cache',
        });
      }
      expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
      const other = await server.inject({
        url: '/pricing',
        headers: { 'accept-encoding': encoding === 'br' ? 'gzip' : 'br', 'if-none-match': tag },
      });
      expect(other.statusCode).toBe(200);
      const extension = { br: '.br', gzip: '.gz', identity: '' }[encoding];
      write(folder, `pricing.html${extension}`, 'another build');
      const fresh = await ask({ 'if-none-match': tag });
      expect([fresh.statusCode, fresh.body]).toEqual([200, 'another build']);
      expect(fresh.headers['etag']).not.toBe(tag);
    },
  );

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('accepting %j are sent as %s', async (accepted, encoding) => {
    const { server } = await startSite();
    const answer = await server.inject({ url: '/pricing', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']));
  });

  test.each([
    ['/pricing/', '/pricing'],
    ['/pricing/?a=b&c', '/pricing?a=b&c'],
    ['/th/', '/th'],
    ['/pricing.html', '/pricing'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s moves to %s', async (url, location) => {
    const { server } = await startSite();
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  test('asked for again are the same, and read no file', async () => {
    const { server } = await startSite();
    const ask = (method: 'GET' | 'HEAD') =>
      server.inject({ method, url: '/pricing', headers: { 'accept-encoding': 'gzip, br' } });
    const opened = vi.spyOn(fs, 'createReadStream');
    const { 'x-request-id': _first, date: _then, ...headers } = (await ask('GET')).headers;
    const again = await ask('GET');
    const { 'x-request-id': _again, date: _now, ...same } = again.headers;
    expect(same).toEqual(headers);
    expect(brotliDecompressSync(again.rawPayload).toString()).toBe(FILES['pricing.html']);
    const head = await ask('HEAD');
    expect([head.headers['content-length'], head.rawPayload.length]).toEqual([headers['content-length'], 0]);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('are held in memory once for each coding, however a client writes its list', async () => {
    const { server } = await startSite();
    const opened = vi.spyOn(fs, 'createReadStream');
    for (const list of ['gzip, br', 'br,gzip', 'br, gzip, br', 'deflate, gzip,, br', 'gzip', 'gzip,gzip'])
      await server.inject({ url: '/pricing', headers: { 'accept-encoding': list } });
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test('take GET and HEAD only', async () => {
    const { server } = await startSite();
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const answer = await server.inject({ method, url: '/pricing' });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('files', () => {
  test.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/_payload/b1/index.json', 'public, max-age=31536000, immutable'],
    ['/_build/meta/b1.json', 'public, max-age=31536000, immutable'],
    ['/_build/latest.json', 'no-store'],
    ['/config.json', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/.well-known/security.txt', 'no-cache'],
  ])('%s may be kept: %s', async (url, cacheControl) => {
    const { server } = await startSite();
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, cacheControl]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    '/assets/gone.js',
    '/assets/gone',
    '/assets',
    '/assets/',
    '/assets//app-1a2b.js',
    '/_payload/b0/x',
    '/_icons/x',
    '/favicon.ico',
    '/pricing.html.br',
  ])('%s that is missing is never HTML', async (url) => {
    const { server } = await startSite();
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});

describe('an unknown address', () => {
  test.each([
    ['/nope', 'Page Not Found', '/nope'],
    ['/th/nope', 'ไม่พบหน้า', '/th/nope'],
    ['/thailand', 'Page Not Found', '/thailand'],
    ['/a%3Cb%3E%22', 'Page Not Found', '/a&lt;b&gt;&quot;'],
    ['/%E0%B9%84%E0%B8%97%E0%B8%A2', 'Page Not Found', '/ไทย'],
    ['/%zz', 'Page Not Found', '/%zz'],
    ['/$&', 'Page Not Found', '/$&amp;'],
    ['//evil.example/', 'Page Not Found', '//evil.example/'],
    ['/th//pricing', 'ไม่พบหน้า', '/th//pricing'],
    ['/th//pricing/', 'ไม่พบหน้า', '/th//pricing/'],
    ['/404', 'Page Not Found', '/404'],
    [`/${'x'.repeat(900)}`, 'Page Not Found', `/${'x'.repeat(199)}<`],
  ])('%s is named on the page of its language', async (url, words, shown) => {
    const { server } = await startSite();
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`${words}<span data-requested-path="">: ${shown}`);
    expect(answer.headers.location).toBeUndefined();
  });

  test.each([
    '/../package.json',
    '/%2e%2e/headers.json',
    '/..%2fheaders.json',
    '/.hidden',
    '/assets/..%2f..%2fheaders.json',
    '/a%00b',
    '/th%2Fpricing',
    '/assets%2fapp-1a2b.js',
    '/a\\b',
  ])('%s leads nowhere', async (url) => {
    const { server } = await startSite();
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toMatch(/secret|scriptHashes|"name"/);
  });
});

describe('the content security policy', () => {
  test('has the build’s hashes and follows config.json while the server runs', async () => {
    const { server, folder } = await startSite();
    const policy = async () => String((await server.inject({ url: '/' })).headers['content-security-policy']);
    expect(await policy()).toContain("script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def='");
    expect(await policy()).toContain("connect-src 'self';");
    const config = { apiBase: 'https://api.example.com/v1', iconServers: ['https://icons.example.com/x'] };
    write(folder, 'config.json', JSON.stringify(config));
    const wide = await policy();
    expect(wide).toContain("connect-src 'self' https://api.example.com https://icons.example.com;");
    expect(wide).toContain("form-action 'self' https://api.example.com;");
    expect(wide).not.toContain('unsafe');
    write(folder, 'config.json', '{ broken');
    expect(await policy()).toContain("connect-src 'self';");
  });

  test.each([
    '/assets/app-1a2b.js',
    '/assets/gone.js',
    '/_payload/b1/index.json',
    '/_build/latest.json',
    '/_icons/set.json?icons=a',
  ])('%s, which is no document, has a short one', async (url) => {
    const { server } = await startSite();
    const { headers } = await server.inject({ url });
    expect(headers['content-security-policy']).toBe(FILE_POLICY);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('a preview is shown by no search engine', async () => {
  const folder = join(temporaryFolder(), 'client');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(dirname(folder), 'headers.json'), '{"noIndex":true}');
  const { server } = await startTestApp({ config: { siteDir: folder } });
  expect((await server.inject({ url: '/' })).headers['x-robots-tag']).toBe('noindex, nofollow');
});

describe('icons', () => {
  const A = { body: '<path/>' };
  test.each([
    ['a', { icons: { a: A } }],
    ['a,unknown', { icons: { a: A }, not_found: ['unknown'] }],
    ['unknown,a,a,constructor', { icons: { a: A }, not_found: ['unknown', 'constructor'] }],
    ['nothing', { icons: {}, not_found: ['nothing'] }],
    ['', { icons: {} }],
  ])('?icons=%s', async (names, answer) => {
    const { server } = await startSite();
    const response = await server.inject({ url: `/_icons/set.json?icons=${names}` });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ prefix: 'set', width: 24, ...answer });
  });

  test('without a query the whole set is the file', async () => {
    const { server } = await startSite();
    expect((await server.inject({ url: '/_icons/set.json' })).body).toBe(FILES['_icons/set.json']);
  });

  test('a set that the site does not ship is a 404', async () => {
    const { server } = await startSite();
    const response = await server.inject({ url: '/_icons/other.json?icons=a' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/plain');
  });
});
