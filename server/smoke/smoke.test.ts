import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CommandError } from '../operator/program';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp } from '../testing/test-app';
import type { Answer, Ask } from './ask';
import { readSite, smoke } from './smoke';
import { postTestLead } from './test-lead';

const ORIGIN = 'https://site.example';
const SCRIPT = 'go()';
const hash = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;

const page = (language: string, path: string): string =>
  `<html lang="${language}"><head><link data-page="" rel="canonical" href="${ORIGIN}${path}"><script>${SCRIPT}</script>` +
  `<script src="/assets/app.js"></script><link rel="icon" href="/favicon.svg"></head>${'x'.repeat(2000)}</html>`;

const FILES: Record<string, string> = {
  'index.html': page('en-US', '/'),
  'th.html': page('th-TH', '/th'),
  'th/pricing.html': page('th-TH', '/th/pricing'),
  'pricing.html': page('en-US', '/pricing'),
  '404.html': page('en-US', '/404'),
  'th/404.html': page('th-TH', '/th/404'),
  'assets/app.js': 'x'.repeat(2000),
  'favicon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'llms.txt': '# Site',
  'sitemap.xml': `<loc>${ORIGIN}/</loc><loc>${ORIGIN}/th/pricing</loc>`,
  'config.json': '{"apiBase":"/api"}',
  '_build/latest.json': '{"id":"abc"}',
  '_build/meta/abc.json': JSON.stringify({ prerendered: ['/', '/pricing', '/th', '/th/pricing'] }),
  '_payload/abc/index.json': '{}',
};

async function startSite(): Promise<Ask> {
  const root = temporaryFolder();
  const folder = join(root, 'client');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    if (text.length > 1024) writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(root, 'headers.json'), JSON.stringify({ scriptHashes: [hash], styleHashes: [] }));
  const { server } = await startTestApp({ config: { siteDir: folder } });
  return async (path, { headers = {}, method = 'GET', body: payload } = {}) => {
    const answer = await server.inject({
      url: path,
      headers,
      method: method === 'POST' ? 'POST' : 'GET',
      ...(payload !== undefined && { payload }),
    });
    const sent = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    // As `fetch` has it.
    const isZipped = answer.headers['content-encoding'] === 'gzip';
    const body = isZipped ? gunzipSync(answer.rawPayload).toString() : answer.body;
    return { status: answer.statusCode, headers: new Headers(sent), body };
  };
}

async function look(ask: Ask): Promise<string[]> {
  const site = await readSite('http://site.example', ask);
  const found: string[] = [];
  for await (const { sentences } of smoke(site)) found.push(...sentences);
  return found;
}

/** The site behind a host that gets one thing wrong. */
const broken =
  (ask: Ask, change: (path: string, answer: Answer) => void): Ask =>
  async (path, options) => {
    const answer = await ask(path, options);
    change(path, answer);
    return answer;
  };

test('finds nothing wrong with what npm start serves', async () => {
  expect(await look(await startSite())).toEqual([]);
});

const NOPE = 'smoke-test-no-such-page';

test.each<[string, (path: string, answer: Answer) => void, string]>([
  [
    'a missing header',
    (path, { headers }) => path === '/pricing' && headers.delete('referrer-policy'),
    '/pricing has no referrer-policy.',
  ],
  [
    'a header said twice',
    (path, { headers }) => path === '/api/health' && headers.append('x-content-type-options', 'nosniff'),
    '/api/health has x-content-type-options “nosniff, nosniff”, not “nosniff”.',
  ],
  [
    '200 for a missing page',
    (path, answer) => {
      if (path === `/th/${NOPE}`) answer.status = 200;
    },
    `/th/${NOPE} answers 200, not 404.`,
  ],
  [
    'one 404 page for all languages',
    (path, answer) => {
      if (path === `/th/${NOPE}`) answer.body = FILES['404.html'] ?? '';
    },
    `The 404 page of /th/${NOPE} is in en-US, not th-TH.`,
  ],
  [
    'a wrong canonical',
    (path, answer) => {
      if (path === '/pricing') answer.body = answer.body.replace(`${ORIGIN}/pricing`, `${ORIGIN}/solution`);
    },
    `/pricing names ${ORIGIN}/solution as its canonical address.`,
  ],
  [
    'a redirect that loses the query',
    (path, { headers }) => path === '/pricing/?x=1' && headers.set('location', '/pricing'),
    '/pricing/ redirects to “/pricing”, not to /pricing.',
  ],
  [
    'a missing file kept for a year',
    (path, { headers }) =>
      path === `/assets/${NOPE}.js` && headers.set('cache-control', 'public, max-age=31536000, immutable'),
    `/assets/${NOPE}.js is missing, and kept by caches: “public, max-age=31536000, immutable”.`,
  ],
  [
    'no compression',
    (path, { headers }) => path === '/assets/app.js' && headers.delete('content-encoding'),
    '/assets/app.js is not compressed (gzip).',
  ],
  [
    'a policy of another build',
    (path, { headers }) => path === '/th' && headers.set('content-security-policy', "script-src 'self'"),
    'The policy of /th does not allow a script that stands in it.',
  ],
  [
    'an address for reports that has expired',
    (path, answer) => {
      if (path === '/.well-known/security.txt')
        Object.assign(answer, { status: 200, body: 'Contact: x\nExpires: 2020-01-01T00:00:00.000Z\n' });
    },
    '/.well-known/security.txt has expired on 2020-01-01T00:00:00.000Z.',
  ],
  [
    'an API that is down',
    (path, answer) => {
      if (path === '/api/health') answer.status = 502;
    },
    "/api/health answers 502: the forms can't be taken.",
  ],
])('%s is told in a sentence', async (_what, change, sentence) => {
  expect(await look(broken(await startSite(), change))).toEqual([sentence]);
});

describe('a test lead', () => {
  const start = async (address = 'http://site.example') => ({
    ...(await readSite(address, await startSite())),
  });

  test('is stored, and whoever is elsewhere is told how to delete it', async () => {
    const { isWrong, line } = await postTestLead(await start(), 'no-program');
    expect(isWrong).toBe(false);
    expect(line).toMatch(/stored; delete it .* --email smoke-test-\w+@smoke-test\.invalid$/);
  });

  test('that is not taken is told', async () => {
    const site = await start();
    const refuse: Ask = async (...asked) => ({ ...(await site.ask(...asked)), status: 503 });
    expect(await postTestLead({ ...site, ask: refuse }, 'no-program')).toEqual({
      isWrong: true,
      line: 'A test lead was answered with 503, not 201.',
    });
  });

  test('that nobody answers is told', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const ask: Ask = () => Promise.reject(new TypeError('fetch failed', { cause }));
    expect(await postTestLead({ ...(await start()), ask }, 'no-program')).toEqual({
      isWrong: true,
      line: 'A test lead was answered with ECONNREFUSED, not 201.',
    });
  });
});

test('a host that is no such site is named, and nothing more is asked', async () => {
  const ask: Ask = () => Promise.resolve({ status: 200, headers: new Headers(), body: '<html>' });
  await expect(readSite('http://other.example', ask)).rejects.toThrow(CommandError);
});
