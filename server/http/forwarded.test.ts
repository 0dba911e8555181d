import { expect, test } from 'vitest';
import type { Config } from '../config/config';
import { startTestApp } from '../testing/test-app';
import { addressOf, usableChain } from './forwarded-addresses';
import { parseForwarded } from './forwarded-header';

test.each([
  ['198.51.100.9', '198.51.100.9'],
  [' 198.51.100.9:40001 ', '198.51.100.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['::ffff:198.51.100.9', '::ffff:198.51.100.9'],
  ['unknown7', undefined],
  ['_hidden', undefined],
  ['', undefined],
  ['127.1', undefined],
  ['999.1.1.1:80', undefined],
  ['[198.51.100.9', undefined],
])('%j is %j', (element, address) => {
  expect(addressOf(element)).toBe(address);
});

test('a chain ends where a word stands', () => {
  expect(usableChain(['192.0.2.1', 'unknown', '198.51.100.9:1', '203.0.113.7'])).toEqual([
    '198.51.100.9',
    '203.0.113.7',
  ]);
  expect(usableChain(['192.0.2.1', 'unknown'])).toEqual([]);
});

test('the header of RFC 7239', () => {
  const hops = parseForwarded(
    'for=192.0.2.60;proto=http, For="[2001:db8::1]:4711";host="a,b;c\\"d", nonsense',
  );
  expect(hops.map((hop) => Object.fromEntries(hop))).toEqual([
    { for: '192.0.2.60', proto: 'http' },
    { for: '[2001:db8::1]:4711', host: 'a,b;c"d' },
    {},
  ]);
});

test.each([
  ['a quote that is never closed', 'for="x, for=192.0.2.60'],
  ['an escape in one', 'for="\\\\\\", for=192.0.2.60'],
  ['nothing between commas', ', ,for=192.0.2.60,'],
])('%s hides no proxy', (_what, header) => {
  expect(parseForwarded(header).at(-1)?.get('for')).toBe('192.0.2.60');
});

test('a header as long as Node takes is read in one go', () => {
  const header = `"${'\\"'.repeat(8_000)}, for=192.0.2.60`;
  expect(parseForwarded(header).at(-1)?.get('for')).toBe('192.0.2.60');
});

const LOOPBACK = ['loopback'];

/** How many of 60 posts from behind one proxy are taken, each with headers of its own. */
async function taken(config: Partial<Config>, headersOf: (index: number) => Record<string, string>) {
  const { server } = await startTestApp({ config: { rateLimit: 20, trustProxy: LOOPBACK, ...config } });
  const payload = { name: 'A', email: 'a@example.com' };
  let count = 0;
  for (let index = 0; index < 60; index += 1) {
    const headers = headersOf(index);
    const answer = await server.inject({ method: 'POST', url: '/api/contact-sales', headers, payload });
    count += Number(answer.statusCode === 201);
  }
  return count;
}

test.each([
  ['an address with a port', (index: number) => `198.51.100.9:${40_000 + index}`],
  ['an IPv6 address with a port', (index: number) => `[2001:db8::1]:${40_000 + index}`],
  ['any word', (index: number) => `unknown${index}`],
  ['what a visitor wrote before a word', (index: number) => `198.51.100.${index}, unknown`],
])('%s is one visitor', async (_, address) => {
  expect(await taken({}, (index) => ({ 'x-forwarded-for': address(index) }))).toBe(20);
});

test('visitors are still told apart', async () => {
  expect(await taken({}, (index) => ({ 'x-forwarded-for': `198.51.100.${index}:80` }))).toBe(60);
});

test('where the proxy writes Forwarded, that counts, and nothing that a visitor writes beside it', async () => {
  const config: Partial<Config> = { forwardedHeader: 'forwarded' };
  const one = (index: number) => ({
    forwarded: `for=192.0.2.${index}, for="198.51.100.9:${40_000 + index}"`,
    'x-forwarded-for': `203.0.113.${index}`,
  });
  expect(await taken(config, one)).toBe(20);
  expect(await taken(config, (index) => ({ forwarded: `for=198.51.100.${index}` }))).toBe(60);
});

test('Forwarded is not believed beside a proxy that writes the other', async () => {
  expect(await taken({}, (index) => ({ forwarded: `for=198.51.100.${index}` }))).toBe(20);
});

test('https is taken from Forwarded', async () => {
  const { server } = await startTestApp({ config: { trustProxy: LOOPBACK, forwardedHeader: 'forwarded' } });
  const ask = async (forwarded: string) =>
    (await server.inject({ url: '/api/health', headers: { forwarded } })).headers;
  expect((await ask('for=192.0.2.1;proto=https'))['strict-transport-security']).toContain('max-age=');
  expect((await ask('proto=https, for=192.0.2.1'))['strict-transport-security']).toBeUndefined();
});
