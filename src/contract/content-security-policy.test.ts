import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

test('allows the site itself, its hashes, and nothing unsafe', () => {
  const policy = contentSecurityPolicy({ scriptHashes: ['sha256-a='], styleHashes: ['sha256-b='] });
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b='; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; worker-src 'self'; " +
      "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  );
});

test('allows origins that the configuration names, each once, and no scheme but http', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: [],
    styleHashes: [],
    apiBase: 'https://api.example.com/v1',
    connect: [
      '/icons',
      'https://api.example.com/x',
      'https://ip.example.com/?a;b',
      'javascript:alert(1)',
      'data:x',
    ],
  });
  expect(policy).toContain("connect-src 'self' https://api.example.com https://ip.example.com;");
  expect(policy).toContain("form-action 'self' https://api.example.com;");
});
