import { readFileSync } from 'node:fs';
import { FILE_POLICY } from '../src/contract/content-security-policy';
import { isInAssetFolder } from '../src/contract/site-addresses';
import { OwnServer } from './support/own-server';
import { expect, test } from './support/test';
import { buildManifest, CLIENT_FOLDER } from './support/urls';

/** `_headers` as a CDN reads it: each block's headers belong to every path that its first line matches. */
const BLOCKS = readFileSync(`${CLIENT_FOLDER}/_headers`, 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const headers = lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name.toLowerCase(), value.join(': ')] as const;
    });
    return { pattern, headers };
  });

const matches = (path: string, pattern: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

function headersOfCdn(path: string): Record<string, string> {
  const blocks = BLOCKS.filter(({ pattern }) => matches(path, pattern));
  // What a CDN says by itself for files without a rule: asked for again each time.
  return { 'cache-control': 'no-cache', ...Object.fromEntries(blocks.flatMap(({ headers }) => headers)) };
}

const asset = /"(\/assets\/[^"]+\.js)"/.exec(readFileSync(`${CLIENT_FOLDER}/index.html`, 'utf8'))?.[1] ?? '';
const { id } = buildManifest();

const PATHS = [
  '/',
  '/th/pricing',
  '/no-such-page',
  asset,
  `/_payload/${id}/pricing.json`,
  '/_build/latest.json',
  `/_build/meta/${id}.json`,
  '/_icons/lucide.json',
  '/config.json',
  '/favicon.svg',
  '/sitemap.xml',
];

test('a CDN sends what the server sends, but for the policy of what pages load', async ({ page }) => {
  const server = new OwnServer({ TRUST_PROXY: 'loopback' });
  try {
    const origin = await server.start();
    for (const path of PATHS) {
      const { headers } = await fetch(origin + path, { headers: { 'x-forwarded-proto': 'https' } });
      const expected = headersOfCdn(path);
      // A path's second policy would join the first of such a host, and not replace it.
      if (isInAssetFolder(path)) expected['content-security-policy'] = FILE_POLICY;
      const sent = Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));
      expect(sent, path).toEqual(expected);
    }
  } finally {
    await server.dispose(page);
  }
});
