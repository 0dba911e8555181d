import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app';
import { CONTACT_SALES, PARTNER_APPLICATION } from '../testing/wire-samples';

const TYPED = 'ｖｉｃ2@example.co';

test.each([
  ['/contact-sales', { ...CONTACT_SALES, email: TYPED }, { email: 'vic2@example.co' }],
  [
    '/partner-applications',
    { ...PARTNER_APPLICATION, personal: { ...PARTNER_APPLICATION.personal, email: TYPED } },
    { personal: { email: 'vic2@example.co' } },
  ],
  // No mail server takes it in letters of any width: it is kept as the browser let it pass.
  ['/contact-sales', { ...CONTACT_SALES, email: 'น้ำ@ตัวอย่าง.ไทย' }, { email: 'น้ำ@ตัวอย่าง.ไทย' }],
])('%s keeps an e-mail as mail is sent to it', async (path, payload, kept) => {
  const { server, services } = await startTestApp();
  expect((await server.inject({ method: 'POST', url: `/api${path}`, payload })).statusCode).toBe(201);
  const { data } = await services.store.selectFrom('submissions').select('data').executeTakeFirstOrThrow();
  expect(JSON.parse(data)).toMatchObject(kept);
});

test.each([null, 5, [TYPED], 'x'.repeat(10_000)])('what is no e-mail is refused as before', async (email) => {
  const { server } = await startTestApp();
  const payload = { ...CONTACT_SALES, email };
  const answer = await server.inject({ method: 'POST', url: '/api/contact-sales', payload });
  expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([422, 'email']);
});
