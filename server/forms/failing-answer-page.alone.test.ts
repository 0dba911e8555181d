import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp } from '../testing/test-app';

vi.mock('../../src/render/answer/render-form-answer', () => {
  const fail = () => Promise.reject(new Error('half of a build'));
  return { renderRefusedForm: fail, renderStoredForm: fail };
});

const PAGES = { '500.html': '<h1>Internal Server Error</h1>', 'th/500.html': '<h1>ระบบขัดข้อง</h1>' };

test.each([
  ['en', 'Internal Server Error'],
  ['th', 'ระบบขัดข้อง'],
])('the answer to a form in %s that can’t be rendered is that page too', async (locale, words) => {
  const siteDir = temporaryFolder();
  mkdirSync(join(siteDir, 'th'));
  for (const [name, content] of Object.entries(PAGES)) writeFileSync(join(siteDir, name), content);
  const { server } = await startTestApp({ config: { siteDir } });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const refused = await server.inject({
    method: 'POST',
    url: '/api/contact-sales',
    headers,
    payload: `name=&locale=${locale}`,
  });
  const stored = await server.inject({ url: `/api/contact-sales/submitted?locale=${locale}` });
  for (const answer of [refused, stored]) {
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(words);
  }
});
