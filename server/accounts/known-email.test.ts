import { describe, expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-receiver';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';

const post = ({ server }: TestApp, path: string, payload: object) =>
  server.inject({ method: 'POST', url: `/api${path}`, payload });

async function startWithMail() {
  const { url, messages } = await startMailServer();
  const mail = { url, from: 'forms@example.com', to: 'sales@example.com' };
  const app = await startTestApp({ config: { mail } });
  const owner = await post(app, '/signup', SIGNUP);
  await app.services.outbox.deliverDue();
  messages.length = 0;
  return { app, messages, owner };
}

/** Everything of an answer but the values that are another each time. */
const shapeOf = ({ statusCode, headers, body }: Awaited<ReturnType<typeof post>>) => {
  const json: { token?: string } = JSON.parse(body);
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { statusCode, headers: rest, json: { ...json, token: json.token?.length } };
};

describe('where mail can be sent', () => {
  test('a sign-up with a known e-mail is answered as a new one, and the mail tells', async () => {
    const { app, messages } = await startWithMail();
    const again = { ...SIGNUP, firstName: 'Eve', lastName: 'Reader', password: 'another river 8' };
    const known = await post(app, '/signup', again);
    const fresh = await post(app, '/signup', { ...again, email: 'somebody@example.com' });
    expect(shapeOf(known)).toEqual({
      ...shapeOf(fresh),
      json: { ...shapeOf(fresh).json, account: { ...fresh.json().account, email: SIGNUP.email } },
      headers: shapeOf(known).headers,
    });
    expect(Object.keys(known.headers)).toEqual(Object.keys(fresh.headers));
    await app.services.outbox.deliverDue();
    const told = messages.filter((message) => message.includes(`To: ${SIGNUP.email}`));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('/login');
    expect(told[0]).not.toContain('Eve');
  });

  test('neither the account nor its password is another afterwards', async () => {
    const { app } = await startWithMail();
    const taken = await post(app, '/signup', { ...SIGNUP, password: 'another river 8' });
    const headers = { authorization: `Bearer ${taken.json().token}` };
    expect((await app.server.inject({ url: '/api/me', headers })).statusCode).toBe(401);
    const { email, password } = SIGNUP;
    expect((await post(app, '/login', { email, password })).statusCode).toBe(200);
    expect((await post(app, '/login', { email, password: 'another river 8' })).statusCode).toBe(401);
  });

  test('the owner is told once, however often, and sales is not', async () => {
    const { app, messages } = await startWithMail();
    for (let count = 0; count < 5; count += 1) await post(app, '/signup', SIGNUP);
    await app.services.outbox.deliverDue();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`To: ${SIGNUP.email}`);
  });

  test('a registration with a known e-mail too', async () => {
    const { app, messages } = await startWithMail();
    const known = await post(app, '/registrations', { ...SIGNUP, planId: 'starter' });
    const fresh = await post(app, '/registrations', {
      ...SIGNUP,
      email: 'new@example.com',
      planId: 'starter',
    });
    const { account } = fresh.json();
    expect(shapeOf(known)).toEqual({
      ...shapeOf(fresh),
      json: { ...shapeOf(fresh).json, account: { ...account, email: SIGNUP.email } },
      headers: shapeOf(known).headers,
    });
    const headers = { authorization: `Bearer ${known.json().token}` };
    expect((await app.server.inject({ url: '/api/me', headers })).statusCode).toBe(401);
    await app.services.outbox.deliverDue();
    const told = messages.filter((message) => message.includes(`To: ${SIGNUP.email}`));
    expect(told).toHaveLength(1);
    expect(await app.services.store.selectFrom('registrations').selectAll().execute()).toHaveLength(1);
  });
});

test('where none can be sent, the answer says that the e-mail is in use', async () => {
  const app = await startTestApp();
  await post(app, '/signup', SIGNUP);
  expect((await post(app, '/signup', SIGNUP)).statusCode).toBe(409);
  expect((await post(app, '/registrations', { ...SIGNUP, planId: 'starter' })).statusCode).toBe(409);
});
