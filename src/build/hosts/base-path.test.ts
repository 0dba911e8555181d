import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { describeHost } from './describe-host';
import { hostFiles } from './host-files';

const PAGES = ['/', '/pricing', '/th', '/th/pricing'];
const described = describeHost({ scriptHashes: [], styleHashes: [] }, {}, PAGES);
const below = hostFiles({ ...described, base: '/site' });

describe('below a path of their host', () => {
  test.each([
    ['nginx/site.conf', ['rewrite ^/site(/.*)$ $1;', 'return 308 /site$bare_address$is_args$args;']],
    ['caddy/site.caddy', ['uri strip_prefix /site', 'redir @exists /site{uri} 308']],
    ['apache/site.conf', ['"/site$1" [R=308,L]']],
    ['netlify/_redirects', ['/th/pricing.html  /site/th/pricing  301!']],
    ['vercel/vercel.json', ['"location": "/site$1"']],
  ])('%s sends visitors to addresses below it', (name, lines) => {
    for (const line of lines) expect(below[name]).toContain(line);
  });

  const call = (name: string, event: object): unknown =>
    runInNewContext(`${below[`cloudfront/${name}.js`]}\nhandler(event)`, { event });

  test.each([
    ['/site', '/index.html'],
    ['/site/', '/index.html'],
    ['/site/th/pricing', '/th/pricing.html'],
    ['/site/th/nope', '/th/404.html'],
    ['/site/assets/app.js', '/assets/app.js'],
  ])('CloudFront: %s is the file %s', (uri, file) => {
    expect(call('viewer-request', { request: { uri, querystring: {} } })).toMatchObject({ uri: file });
  });

  test('CloudFront: an address with a slash leads to the bare one', () => {
    expect(call('viewer-request', { request: { uri: '/site/pricing/', querystring: {} } })).toMatchObject({
      headers: { location: { value: '/site/pricing' } },
    });
    const response = { statusCode: 200, headers: {} };
    expect(call('viewer-response', { request: { uri: '/site/pricing' }, response })).toMatchObject({
      statusCode: 200,
    });
  });

  /** What Cloudflare's worker answers, with a project that redirects as Cloudflare Pages does. */
  async function cloudflare(path: string): Promise<{ asked: string; location: string | null }> {
    const seen: string[] = [];
    const fetchAsset = async ({ url }: Request): Promise<Response> => {
      const { pathname } = new URL(url);
      seen.push(pathname);
      return pathname.endsWith('.html')
        ? new Response(null, { status: 308, headers: { location: pathname.slice(0, -'.html'.length) } })
        : new Response('page');
    };
    const code = (below['cloudflare-pages/_worker.js'] ?? '').replace('export default', 'worker =');
    const context = { URL, Request, Response, worker: { fetch: async () => new Response() } };
    runInNewContext(code, context);
    const fetchPage = context.worker.fetch as (request: Request, env: object) => Promise<Response>;
    const answer = await fetchPage(new Request(`https://host.example${path}`), {
      ASSETS: { fetch: fetchAsset },
    });
    return { asked: seen[0] ?? '', location: answer.headers.get('location') };
  }

  test('Cloudflare: the path is taken off, and put back where an answer leads', async () => {
    expect(await cloudflare('/site/th/pricing')).toEqual({ asked: '/th/pricing', location: null });
    expect(await cloudflare('/site')).toEqual({ asked: '/', location: null });
    expect(await cloudflare('/site/pricing.html')).toEqual({
      asked: '/pricing.html',
      location: '/site/pricing',
    });
  });
});
