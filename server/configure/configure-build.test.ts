import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { describeHost } from '../../src/build/hosts/describe-host';
import { headersFile } from '../../src/build/hosts/netlify';
import { temporaryFolder } from '../testing/temporary-folder';
import { configureBuild } from './configure-build';
import { ConfigureError, readSettings } from './settings';

const HASHES = { scriptHashes: ['sha256-abc='], styleHashes: [] };
const HEAD = '<link data-page="" rel="canonical" href="https://site.example/contact-sales">';
const PAGE = `${HEAD}<form method="post" action="/api/contact-sales"><a href="/api/contact-sales">x</a></form>`;

function build(): string {
  const root = temporaryFolder();
  const folder = join(root, 'client');
  for (const name of ['th', '_build/meta']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['hosts', 'api/chunks']) mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, 'api/chunks/site.js'), 'origin: "https://site.example"');
  const files = {
    'config.json': '{"apiBase":"/api","iconServers":[]}',
    'contact-sales.html': PAGE,
    'th/contact-sales.html': PAGE,
    'pricing.html': '<p>/api</p>',
    'index.html': HEAD,
    'robots.txt': 'User-agent: *\nDisallow: /api/\n\nSitemap: https://site.example/sitemap.xml\n',
    'llms.txt':
      'https://site.example/a https://site.example.org https://site.example:81 http://site.example https://site.example.',
    'card.html': '{"url":"https:\\/\\/site.example\\/a","x":"https://site.example"}',
    '_build/latest.json': '{"id":"b1"}',
    '_build/meta/b1.json': '{"prerendered":["/","/pricing","/th"]}',
    _headers: headersFile(describeHost(HASHES, {}, [])),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'contact-sales.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(root, 'headers.json'), JSON.stringify(HASHES));
  return folder;
}

describe('a finished build', () => {
  test('posts its forms to another base, which its configuration and its policy name', () => {
    const folder = build();
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    configureBuild(folder, { apiBase: 'https://api.example.com/v1' });
    for (const page of ['contact-sales.html', 'th/contact-sales.html']) {
      expect(read(page)).toContain('action="https://api.example.com/v1/contact-sales"');
      expect(read(page)).toContain('href="/api/contact-sales"');
    }
    expect(brotliDecompressSync(readFileSync(join(folder, 'contact-sales.html.br'))).toString()).toBe(
      read('contact-sales.html'),
    );
    expect(read('pricing.html')).toBe('<p>/api</p>');
    expect(JSON.parse(read('config.json'))).toEqual({
      apiBase: 'https://api.example.com/v1',
      iconServers: [],
    });
    expect(read('_headers')).toContain("form-action 'self' https://api.example.com;");
    expect(read('_headers')).toContain("'sha256-abc='");
    expect(read('../hosts/nginx/site.conf')).toContain("form-action 'self' https://api.example.com;");
  });

  test('is the same after the same again, and as before when it is set back', () => {
    const folder = build();
    const all = () =>
      ['contact-sales.html', 'contact-sales.html.br', '_headers'].map((name) =>
        readFileSync(join(folder, name)).toString('base64'),
      );
    const before = all();
    configureBuild(folder, { apiBase: 'https://api.example.com' });
    const once = all();
    expect(configureBuild(folder, { apiBase: 'https://api.example.com' })).toBe(0);
    expect(all()).toEqual(once);
    configureBuild(folder, { apiBase: '/api' });
    expect(all()[0]).toBe(before[0]);
    expect(all()[2]).toBe(before[2]);
  });

  test('has another origin wherever its own stood, and nowhere else', () => {
    const folder = build();
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    configureBuild(folder, { origin: 'https://www.other.example:8443' });
    expect(read('llms.txt')).toBe(
      'https://www.other.example:8443/a https://site.example.org https://site.example:81 http://site.example https://www.other.example:8443.',
    );
    expect(read('card.html')).toBe(
      '{"url":"https:\\/\\/www.other.example:8443\\/a","x":"https://www.other.example:8443"}',
    );
    expect(read('../api/chunks/site.js')).toBe('origin: "https://www.other.example:8443"');
    expect(brotliDecompressSync(readFileSync(join(folder, 'contact-sales.html.br'))).toString()).toBe(
      read('contact-sales.html'),
    );
    expect(configureBuild(folder, { origin: 'https://www.other.example:8443' })).toBe(0);
  });

  test('is shown by no search engine, and shown again', () => {
    const folder = build();
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const before = read('robots.txt');
    configureBuild(folder, { indexing: false });
    expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/\n#~ /);
    expect(read('_headers')).toContain('x-robots-tag: noindex, nofollow');
    expect(read('../hosts/nginx/site.conf')).toContain('x-robots-tag "noindex, nofollow"');
    expect(configureBuild(folder, { indexing: false })).toBe(0);
    // It stays so, whatever else is changed.
    configureBuild(folder, { origin: 'https://preview.example' });
    expect(read('../headers.json')).toContain('"noIndex":true');
    configureBuild(folder, { indexing: true, origin: 'https://site.example' });
    expect(read('robots.txt')).toBe(before);
    expect(read('_headers')).not.toContain('x-robots-tag');
  });

  test('names icon servers and the look-up of countries in its configuration and its policy', () => {
    const folder = build();
    configureBuild(folder, { iconServers: ['https://icons.example'], visitorCountry: '/api/ip-country' });
    const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as object;
    expect(config).toMatchObject({
      iconServers: ['https://icons.example'],
      visitorCountry: { enabled: true, url: '/api/ip-country' },
    });
    expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain(
      "connect-src 'self' https://icons.example;",
    );
    configureBuild(folder, { visitorCountry: null });
    expect(JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))).toMatchObject({
      visitorCountry: { enabled: false },
    });
  });

  test('that is none is named, and nothing is written', () => {
    const folder = temporaryFolder();
    expect(() => configureBuild(folder, { apiBase: '/v1' })).toThrow(ConfigureError);
  });
});

describe('settings', () => {
  test.each([
    ['apiBase=/v1/', '/v1'],
    ['apiBase=https://api.example.com/', 'https://api.example.com'],
    ['apiBase=http://localhost:3001/api', 'http://localhost:3001/api'],
  ])('%s', (word, apiBase) => {
    expect(readSettings([word])).toEqual({ apiBase });
  });

  test.each<[string, object]>([
    ['origin=https://www.example.com/', { origin: 'https://www.example.com' }],
    ['origin=https://ตัวอย่าง.ไทย', { origin: 'https://xn--72c1a1bt4awk9o.xn--o3cw4h' }],
    ['iconServers=', { iconServers: [] }],
    [
      'iconServers=https://a.example/, https://b.example/x',
      { iconServers: ['https://a.example', 'https://b.example/x'] },
    ],
    ['indexing=off', { indexing: false }],
    ['visitorCountry=off', { visitorCountry: null }],
    ['visitorCountry=/api/ip-country', { visitorCountry: '/api/ip-country' }],
  ])('%s is read', (word, settings) => {
    expect(readSettings([word])).toEqual(settings);
  });

  test.each([
    'apiBase',
    'apiBase=',
    'apiBase=/',
    'apiBase=//host/api',
    'apiBase=api.example.com',
    'apiBase=javascript:alert(1)',
    'apiBase=https://user:secret@host/api',
    'apiBase=https://host/api?x=1',
    'apiBase=/a"b',
    'colour=red',
    'name=Another',
    'origin=www.example.com',
    'origin=https://www.example.com/path',
    'origin=https://www.example.com?x',
    'iconServers=icons.example',
    'visitorCountry=//host/x',
    'visitorCountry=yes',
    'indexing=no',
  ])('%s is refused by name', (word) => {
    expect(() => readSettings([word])).toThrow(ConfigureError);
  });
});
