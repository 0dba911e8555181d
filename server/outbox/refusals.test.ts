import { expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-receiver';
import { startTestApp, type TestApp } from '../testing/test-app';
import { startReceiver } from '../testing/webhook-receiver';
import { CONTACT_SALES, SIGNUP } from '../testing/wire-samples';

const HOUR_MS = 60 * 60_000;
/** More than go at once, and more than open a circuit. */
const MANY = 12;

const statuses = (times: number, status: number): number[] => Array.from({ length: times }, () => status);

async function startWithReceiver(answers: number[]) {
  const { url, received } = await startReceiver(answers);
  const webhook = { url, secret: Buffer.alloc(32, 7), allowPrivate: true };
  return { app: await startTestApp({ config: { webhook } }), received };
}

async function startWithMail() {
  const { url, messages, replies } = await startMailServer();
  const mail = { url, from: 'forms@example.com', to: 'sales@example.com' };
  return { app: await startTestApp({ config: { mail } }), messages, replies };
}

const postLead = ({ server }: TestApp, message: string) =>
  server.inject({ method: 'POST', url: '/api/contact-sales', payload: { ...CONTACT_SALES, message } });

async function postLeads(app: TestApp, times: number, message: string): Promise<void> {
  for (let lead = 0; lead < times; lead += 1) await postLead(app, message);
}

/** Often enough for all that is due, of which eight go at once. */
async function deliverAll({ services }: TestApp): Promise<void> {
  for (let time = 0; time < 5; time += 1) await services.outbox.deliverDue();
}

const failures = async ({ services }: TestApp, table: 'outbox' | 'messages') => {
  const rows = await services.store.selectFrom(table).select('last_failure').execute();
  return rows.map(({ last_failure: failure }) => failure);
};

test.each([400, 404, 413, 422])('leads that a webhook refuses with %d hold back no other', async (status) => {
  const { app, received } = await startWithReceiver(statuses(MANY, status));
  await postLeads(app, MANY, 'poisoned');
  await deliverAll(app);
  await postLead(app, 'good');
  await deliverAll(app);
  expect(received.at(-1)?.body).toContain('"message":"good"');
  expect(await failures(app, 'outbox')).toEqual(Array.from({ length: MANY }, () => `refused-${status}`));
});

test.each([408, 429, 500, 503])('a webhook that answers %d is let alone', async (status) => {
  const { app, received } = await startWithReceiver(statuses(MANY, status));
  await postLeads(app, MANY, 'lead');
  await deliverAll(app);
  expect(received).toHaveLength(8);
});

test('leads that the mail server refuses for their content hold back no other', async () => {
  const { app, messages, replies } = await startWithMail();
  replies.set(/poisoned/, '550 5.7.1 looks like spam');
  await postLeads(app, MANY, 'poisoned');
  await deliverAll(app);
  await postLead(app, 'good');
  await deliverAll(app);
  expect(messages.map((message) => message.includes('message: good'))).toEqual([true]);
  expect(await failures(app, 'outbox')).toEqual(Array.from({ length: MANY }, () => 'refused-550'));
});

test('owners whose domain the mail server does not know hold back no other owner', async () => {
  const { app, messages, replies } = await startWithMail();
  replies.set(/^RCPT TO:<.*@unknown\.example>/, '450 4.1.2 Recipient address rejected: Domain not found');
  const signUp = (email: string) =>
    app.server.inject({ method: 'POST', url: '/api/signup', payload: { ...SIGNUP, email } });
  for (let count = 0; count < MANY; count += 1) await signUp(`a${count}@unknown.example`);
  await deliverAll(app);
  await signUp('good@example.com');
  await deliverAll(app);
  expect(messages.map((message) => /^To: (.*)$/m.exec(message)?.[1])).toEqual(['good@example.com']);
  expect(await failures(app, 'messages')).toEqual(Array.from({ length: MANY }, () => 'refused-450'));
});

test('what is refused goes on by its own waits while others are taken', async () => {
  const { app, received } = await startWithReceiver([...statuses(4, 404), 204, ...statuses(4, 404)]);
  await postLeads(app, 4, 'poisoned');
  await deliverAll(app);
  await postLead(app, 'good');
  await deliverAll(app);
  expect(received).toHaveLength(5);
  app.clock.now += 10_000;
  await deliverAll(app);
  expect(received).toHaveLength(9);
});

test('a webhook that refuses everything is asked once for each lead, then by one at a time', async () => {
  const { app, received } = await startWithReceiver(statuses(100, 401));
  await postLeads(app, 30, 'lead');
  await deliverAll(app);
  expect(received).toHaveLength(30);
  for (const count of [31, 32]) {
    app.clock.now += HOUR_MS;
    await deliverAll(app);
    expect(received).toHaveLength(count);
  }
});

test('all that were refused go once one of them is taken', async () => {
  const { app } = await startWithReceiver(statuses(30, 401));
  await postLeads(app, 30, 'lead');
  await deliverAll(app);
  app.clock.now += HOUR_MS;
  await deliverAll(app);
  expect(await failures(app, 'outbox')).toEqual([]);
});

test('who looks whether a failing receiver takes again is the one with the fewest tries', async () => {
  const { app, received } = await startWithReceiver(statuses(8, 500));
  await postLeads(app, 8, 'poisoned');
  await deliverAll(app);
  app.clock.now += HOUR_MS;
  await postLead(app, 'good');
  await deliverAll(app);
  expect(received[8]?.body).toContain('"message":"good"');
});
