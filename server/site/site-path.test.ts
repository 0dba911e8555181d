import { expect, test } from 'vitest';
import { readSitePath } from './site-path';

test.each([
  ['/pricing', 'page', '/pricing'],
  ['/pricing?a=/b.html#c', 'page', '/pricing'],
  ['http://other.example/pricing?x', 'page', '/pricing'],
  ['HTTPS://other.example/assets/a.js', 'asset', '/assets/a.js'],
  ['/index', 'redirect', '/index'],
  ['/th%2Fpricing', 'nothing', '/th/pricing'],
  ['/assets%2fa.js', 'nothing', '/assets/a.js'],
  ['/assets/..%2f..%2fheaders.json', 'nothing', '/assets/../../headers.json'],
  ['/assets/..%5C..%5Cheaders.json', 'nothing', '/assets/..\\..\\headers.json'],
  ['/%252e%252e/headers.json', 'asset', '/%2e%2e/headers.json'],
  ['//evil.example/', 'nothing', '//evil.example/'],
  ['http://evil.example//pricing/', 'nothing', '//pricing/'],
  ['/th//pricing', 'nothing', '/th//pricing'],
  ['/th/%2e/pricing', 'nothing', '/th/./pricing'],
  ['/pricing//', 'nothing', '/pricing//'],
  ['/.well-known/../headers.json', 'nothing', '/.well-known/../headers.json'],
  ['/pricing%00.js', 'nothing', '/pricing\0.js'],
  ['*', 'nothing', '*'],
])('%s is a %s', (url, kind, path) => {
  expect(readSitePath(url)).toEqual({ kind, path });
});
