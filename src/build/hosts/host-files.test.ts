import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FILE_POLICY } from '../../contract/content-security-policy';
import { TRANSPORT_HEADERS } from '../../contract/headers';
import { describeHost } from './describe-host';
import { hostFiles } from './host-files';

const PAGES = ['/', '/pricing', '/solution', '/solution/top-banner', '/th', '/th/pricing'];
const HASHES = { scriptHashes: ['sha256-abc='], styleHashes: [] };
const files = hostFiles(describeHost(HASHES, {}, PAGES));
const file = (name: string): string => files[name] ?? '';

test.each(
  Object.keys(files).filter(
    (name) => !/README|server\.conf|Caddyfile|upload|viewer-request|response-headers|_r/.test(name),
  ),
)('%s sends the policy of the build', (name) => {
  expect(file(name)).toContain("script-src 'self' 'sha256-abc='");
});

test('hosts that are always behind https have browsers insist on it, for every address', async () => {
  const name = 'strict-transport-security';
  const value = TRANSPORT_HEADERS[name];
  expect(value).toContain('max-age=');
  const [everywhere = ''] = file('netlify/_headers').split('\n\n');
  expect(everywhere.split('\n')).toEqual(expect.arrayContaining(['/*', `  ${name}: ${value}`]));
  const { routes } = JSON.parse(file('vercel/vercel.json')) as { routes: Route[] };
  const worker = await loadWorker();
  const env = { ASSETS: { fetch: () => Promise.resolve(new Response('x')) } };
  for (const path of ['/pricing', '/nope', '/assets/app-1.js']) {
    const [first] = routes.filter(({ src }) => new RegExp(src ?? '^\u0000').test(path));
    expect(first).toMatchObject({ continue: true, headers: { [name]: value } });
    const answer = await worker.fetch(new Request(`https://site.example${path}`), env);
    expect(answer.headers.get(name)).toBe(value);
  }
});

test('Vercel: a file that is there has the policy of files, a page that of the build', () => {
  const { routes } = JSON.parse(file('vercel/vercel.json')) as { routes: Route[] };
  const hit = routes.slice(routes.findIndex(({ handle }) => handle === 'hit') + 1);
  const policies = (path: string) =>
    hit
      .filter(({ src }) => new RegExp(src ?? '^\u0000').test(path))
      .flatMap(({ headers }) => headers?.['content-security-policy'] ?? []);
  expect(policies('/assets/app-1.js')).toEqual([FILE_POLICY]);
  expect(policies('/pricing.html')).toEqual([]);
});

describe('whom a visitor claims to be forwarded for is not passed on to the API', () => {
  test('by nginx', () => {
    const [, api = ''] = /^location \/api\/ \{\n([^}]*)\}/m.exec(file('nginx/site.conf')) ?? [];
    expect(api).toContain('proxy_pass http://site_api;');
    expect(api.match(/X-Forwarded-For .*/g)).toEqual(['X-Forwarded-For $remote_addr;']);
    expect(api.match(/X-Forwarded-Host .*/g)).toEqual(['X-Forwarded-Host "";']);
  });

  test('by Apache, which adds its own', () => {
    const [, api = ''] = /^<Location "\/api">\n([\s\S]*?)<\/Location>/m.exec(file('apache/site.conf')) ?? [];
    // Early, for what is taken away later was passed on before.
    expect(api).toMatch(/^ *RequestHeader unset X-Forwarded-For early$/m);
    expect(api).toMatch(/^ *RequestHeader unset Forwarded early$/m);
  });

  test('by Cloudflare', async () => {
    const worker = await loadWorker();
    const passed: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      passed.push(request);
      return new Response('{}');
    });
    const env = { API_ORIGIN: 'https://api.example' };
    const claimed = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'evil.example' };
    for (const headers of [{ ...claimed, 'cf-connecting-ip': '203.0.113.7' }, claimed])
      await worker.fetch(new Request('https://site.example/api/health?a=b', { headers }), env);
    expect(passed.map(({ url }) => url)).toEqual(Array(2).fill('https://api.example/api/health?a=b'));
    expect(passed.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['203.0.113.7', '']);
    expect(passed.map(({ headers }) => headers.get('x-forwarded-host'))).toEqual(
      Array(2).fill('site.example'),
    );
  });
});

test('an API elsewhere is named in every policy, and handed on by nobody', () => {
  const elsewhere = hostFiles(describeHost(HASHES, { apiBase: 'https://api.example.org/v1' }, PAGES));
  expect(elsewhere['nginx/site.conf']).toContain("form-action 'self' https://api.example.org;");
  const all = ['nginx/site.conf', 'caddy/site.caddy', 'apache/site.conf', 'vercel/vercel.json'];
  for (const name of all)
    expect(elsewhere[name]).not.toMatch(/proxy_pass|reverse_proxy|ProxyPass|api\.example\.com/);
});

interface Route {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  handle?: string;
  continue?: boolean;
}

/** The first route of the first part that ends the way of an address, as Vercel reads them. */
function vercelRoute(path: string, part: 'before' | 'missing'): Route | undefined {
  const { routes } = JSON.parse(file('vercel/vercel.json')) as { routes: Route[] };
  const at = routes.findIndex(({ handle }) => handle === 'filesystem');
  const rows = part === 'before' ? routes.slice(0, at) : routes.slice(at + 1);
  return rows.find((route) => !route.continue && new RegExp(route.src ?? '^\u0000').test(path));
}

test.each([
  ['/pricing/', 308],
  ['/th/pricing.html', 308],
  ['/index.html', 308],
  ['/pricing', undefined],
  ['/', undefined],
])('Vercel: %s', (path, status) => {
  expect(vercelRoute(path, 'before')).toBeDefined();
  expect(vercelRoute(path, 'before')?.status).toBe(status);
});

test.each([
  ['/nope', '/404.html'],
  ['/th/nope', '/th/404.html'],
  ['/assets/nope.js', '/_missing'],
])('Vercel: %s is missing', (path, dest) => {
  expect(vercelRoute(path, 'before')).toBeUndefined();
  expect(vercelRoute(path, 'missing')).toMatchObject({ status: 404, dest });
});

describe('CloudFront', () => {
  const call = (name: string, event: object): unknown =>
    runInNewContext(`${file(`cloudfront/${name}.js`)}\nhandler(event)`, { event });
  const asked = (uri: string, querystring: object = {}) =>
    call('viewer-request', { request: { uri, querystring } }) as Record<string, unknown>;

  test.each([
    ['/', '/index.html'],
    ['/th/pricing', '/th/pricing.html'],
    ['/nope', '/404.html'],
    ['/th/nope', '/th/404.html'],
    ['/thailand', '/404.html'],
    ['/assets/nope.js', '/assets/nope.js'],
    ['/404', '/404.html'],
  ])('%s is the file %s', (uri, to) => {
    expect(asked(uri)['uri']).toBe(to);
  });

  test.each([
    ['/pricing/', '/pricing?a=b&a=c'],
    ['/th.html', '/th?a=b&a=c'],
    ['/index.html', '/?a=b&a=c'],
  ])('%s leads to %s', (uri, to) => {
    const a = { value: 'b', multiValue: [{ value: 'b' }, { value: 'c' }] };
    expect(asked(uri, { a })).toMatchObject({ statusCode: 308, headers: { location: { value: to } } });
  });

  test.each([
    ['/nope', 404],
    ['/th/404.html', 404],
    ['/pricing', 200],
    ['/pricing.html', 200],
    ['/index.html', 200],
    ['/assets/app.js', 200],
  ])('the answer for %s is %i', (uri, statusCode) => {
    const response = { statusCode: 200, headers: {} };
    const policy = uri.startsWith('/assets/') ? FILE_POLICY : expect.stringContaining("'sha256-abc='");
    expect(call('viewer-response', { request: { uri }, response })).toMatchObject({
      statusCode,
      headers: { 'content-security-policy': { value: policy } },
    });
  });

  test('the policy of headers has them all, and gives way to a page’s own policy', () => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(
      file('cloudfront/response-headers-policy.json'),
    ) as Record<
      string,
      { Quantity: number; Items: unknown[]; StrictTransportSecurity: object; ContentSecurityPolicy: object }
    >;
    expect(CustomHeadersConfig?.Items).toHaveLength(CustomHeadersConfig?.Quantity ?? -1);
    const { ContentSecurityPolicy } = SecurityHeadersConfig ?? {};
    expect(ContentSecurityPolicy).toEqual({ Override: false, ContentSecurityPolicy: FILE_POLICY });
    expect(SecurityHeadersConfig?.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63_072_000,
    });
  });
});

interface Worker {
  fetch(request: Request, env: object): Promise<Response>;
}

async function loadWorker(): Promise<Worker> {
  const folder = mkdtempSync(join(tmpdir(), 'verisiam-worker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'worker.mjs');
  writeFileSync(path, file('cloudflare-pages/_worker.js'));
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { default: Worker };
  return module.default;
}

test.each([
  ['/pricing', 200, 'text/html', 'no-cache'],
  ['/assets/app-1.js', 200, 'text/html', 'public, max-age=31536000, immutable'],
  ['/assets/nope.js', 404, 'text/plain; charset=utf-8', 'no-cache'],
  ['/nope', 404, 'text/html', 'no-cache'],
])('Cloudflare: %s is %i', async (path, status, type, caching) => {
  const worker = await loadWorker();
  const found = new Response('x', { status, headers: { 'content-type': 'text/html' } });
  const env = { ASSETS: { fetch: () => Promise.resolve(found) } };
  const answer = await worker.fetch(new Request(`https://site.example${path}`), env);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe(caching);
  const policy = path.startsWith('/assets/') ? FILE_POLICY : expect.stringContaining("'sha256-abc='");
  expect(answer.headers.get('content-security-policy')).toEqual(policy);
});

test('nginx keeps room for headers that name every inline style, wherever it asks the API', () => {
  const asked = file('nginx/site.conf')
    .split('location ')
    .filter((place) => place.includes('proxy_pass'));
  expect(asked).toHaveLength(2);
  for (const place of asked) expect(place).toMatch(/proxy_buffer_size 16k;\s+proxy_buffers 8 16k;/);
});

test('Netlify redirects each file to its page, and a missing page to that of its language', () => {
  const lines = file('netlify/_redirects').split('\n');
  expect(lines).toContain('/solution/top-banner.html  /solution/top-banner  301!');
  expect(lines.slice(-3)).toEqual(['/th/*  /th/404.html  404', '/*  /404.html  404', '']);
});
