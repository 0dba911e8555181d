import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { policyOf } from '../../src/build/hosts/describe-host';
import { temporaryFolder } from '../testing/temporary-folder';
import { configureBuild } from './configure-build';
import { ConfigureError, readSettings } from './settings';

const HASHES = { scriptHashes: ['sha256-abc='], styleHashes: [] };
const PAGE = '<form method="post" action="/api/contact-sales"><a href="/api/contact-sales">x</a></form>';

function build(): string {
  const root = temporaryFolder();
  const folder = join(root, 'client');
  mkdirSync(join(folder, 'th'), { recursive: true });
  const files = {
    'config.json': '{"apiBase":"/api","iconServers":[]}',
    'contact-sales.html': PAGE,
    'th/contact-sales.html': PAGE,
    'pricing.html': '<p>/api</p>',
    _headers: `/*\n  content-security-policy: ${policyOf(HASHES, {})}\n  x-frame-options: DENY\n`,
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
    expect(configureBuild(folder, { apiBase: 'https://api.example.com/v1' })).toBe(4);
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
    expect(read('_headers')).toContain('x-frame-options: DENY');
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
  ])('%s is refused by name', (word) => {
    expect(() => readSettings([word])).toThrow(ConfigureError);
  });
});
