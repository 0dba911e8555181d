import { expect, test } from 'vitest';
import { listen, openRaw } from '../testing/raw-request';
import { startTestApp } from '../testing/test-app';

const GET = 'GET /api/health HTTP/1.1\r\n';

async function answerTo(request: string): Promise<string> {
  const { server } = await startTestApp();
  return openRaw(await listen(server), request).until(/\r\n\r\n[^\r]/);
}

test.each([
  ['no Host', `${GET}\r\n`, 400],
  ['two Hosts', `${GET}host: a.example\r\nHost: b.example\r\n\r\n`, 400],
  ['the same Host twice', `${GET}host: a.example\r\nhost: a.example\r\n\r\n`, 400],
  ['an Expect that nobody can meet', `${GET}host: a.example\r\nexpect: a-pony\r\n\r\n`, 417],
  ['a head without an end', `${GET}host: a.example\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'HTTP/1.0 in chunks',
    'POST /api/login HTTP/1.0\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('%s is refused, with the headers of every answer', async (_, request, status) => {
  const answer = (await answerTo(request)).toLowerCase();
  expect(answer).toMatch(new RegExp(`^http/1\\.1 ${status} `));
  expect(answer).toContain("content-security-policy: default-src 'none'");
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('permissions-policy: ');
  expect(answer).toContain('content-type: application/problem+json');
});

test.each([
  ['one Host', `${GET}host: a.example\r\n\r\n`],
  ['HTTP/1.0 without one', 'GET /api/health HTTP/1.0\r\n\r\n'],
  ['an Expect that is met', `${GET}host: a.example\r\nexpect: 100-continue\r\n\r\n`],
])('%s is answered', async (_, request) => {
  expect(await answerTo(request)).toMatch(/HTTP\/1\.1 200 /);
});
