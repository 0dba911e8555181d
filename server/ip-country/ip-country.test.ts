import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app';
import { describeCountry } from './routes';

test.each([
  ['TH', '1;TH;THA;Thailand'],
  ['us', '1;US;USA;United States'],
  ['GB', '1;GB;GBR;United Kingdom'],
  ['XX', '0;;;'],
  ['T1', '0;;;'],
  ['', '0;;;'],
  ['Thailand', '0;;;'],
])('%j is %s', (code, answer) => {
  expect(describeCountry(code)).toBe(answer);
});

test('only the configured header is read', async () => {
  const headers = { 'cf-ipcountry': 'TH' };
  const off = await startTestApp();
  expect((await off.server.inject({ url: '/api/ip-country', headers })).body).toBe('0;;;');
  const on = await startTestApp({ config: { countryHeader: 'cf-ipcountry' } });
  const answer = await on.server.inject({ url: '/api/ip-country', headers });
  expect(answer.body).toBe('1;TH;THA;Thailand');
  expect(answer.headers['cache-control']).toContain('no-store');
});
