import { expect, test } from 'vitest';
import { SITE } from '../../src/config/site';
import type { Store } from '../storage/store';
import { describeStores } from '../testing/describe-stores';
import { linkMails } from '../testing/link-mails';
import { startMailServer } from '../testing/mail-receiver';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';
import { confirmEmail } from './account-claims';

const post = ({ server }: TestApp, path: string, payload?: object, headers = {}) =>
  server.inject({ method: 'POST', url: `/api${path}`, headers, ...(payload && { payload }) });

async function startWithMail(store?: Store) {
  const { url, messages } = await startMailServer();
  const mail = { url, from: 'forms@example.com', to: 'sales@example.com' };
  const app = await startTestApp({ ...(store && { store }), config: { mail } });
  const mails = async () => {
    await app.services.outbox.deliverDue();
    return linkMails(messages);
  };
  const isConfirmed = async (headers: object) => {
    const answer = await app.server.inject({ url: '/api/me', headers: { ...headers } });
    return answer.json().account.emailConfirmed;
  };
  return { app, mails, isConfirmed };
}

describeStores((database) => {
  test.each([
    ['/signup', {}, 'en', new RegExp(`^${SITE.origin}/account#confirm=`)],
    ['/registrations', { planId: 'starter' }, 'th', new RegExp(`^${SITE.origin}/th/account#confirm=`)],
  ])('%s mails a link that confirms the address once', async (path, fields, locale, place) => {
    const { app, mails, isConfirmed } = await startWithMail(await (await database()).open());
    const made = await post(app, path, { ...SIGNUP, ...fields, locale });
    const headers = { authorization: `Bearer ${String(made.json().token)}` };
    const [mail] = await mails();
    expect([mail?.to, await isConfirmed(headers)]).toEqual([SIGNUP.email, false]);
    expect(mail?.url).toMatch(place);
    const confirmed = await post(app, `/email-confirmations/${mail?.token}`);
    expect([confirmed.statusCode, confirmed.json(), await isConfirmed(headers)]).toEqual([200, {}, true]);
    expect((await post(app, `/email-confirmations/${mail?.token}`)).statusCode).toBe(404);
  });

  test('its owner can ask for another link, which ends the first', async () => {
    const { app, mails, isConfirmed } = await startWithMail(await (await database()).open());
    const made = await post(app, '/signup', SIGNUP);
    const headers = { authorization: `Bearer ${String(made.json().token)}` };
    await mails();
    for (let count = 0; count < 3; count += 1) {
      const asked = await post(app, '/email-confirmations', { locale: 'th' }, headers);
      expect([asked.statusCode, asked.json()]).toEqual([202, { mail: true }]);
    }
    const [first, second, third] = await mails();
    expect(third).toBeUndefined();
    expect((await post(app, `/email-confirmations/${first?.token}`)).statusCode).toBe(404);
    expect(
      (await post(app, `/password-resets/${second?.token}`, { password: 'another river 8' })).statusCode,
    ).toBe(404);
    expect((await post(app, `/email-confirmations/${second?.token}`, {})).statusCode).toBe(200);
    expect(await isConfirmed(headers)).toBe(true);
    app.clock.now += 60 * 60_000;
    await post(app, '/email-confirmations', {}, headers);
    expect(await mails()).toHaveLength(2);
  });
});

test('who has confirmed the address meanwhile gets no second link', async () => {
  const { app, mails } = await startWithMail();
  const made = await post(app, '/signup', SIGNUP);
  const [mail] = await mails();
  app.clock.now += 60 * 60_000;
  const headers = { authorization: `Bearer ${String(made.json().token)}` };
  await post(app, '/email-confirmations', {}, headers);
  const { store } = app.services;
  const promised = store.selectFrom('messages').select('channel');
  expect(await promised.execute()).toEqual([{ channel: 'link' }]);
  const { id } = await store.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  await confirmEmail(store, id, app.clock.now);
  expect((await mails()).map(({ token }) => token)).toEqual([mail?.token]);
  expect(await promised.execute()).toEqual([]);
});

test('a machine’s sign-up is mailed to nobody', async () => {
  const { app, mails } = await startWithMail();
  await post(app, '/signup', { ...SIGNUP, leave_blank: 'x' });
  expect(await mails()).toEqual([]);
});

test('where no mail can be sent, none is promised', async () => {
  const app = await startTestApp();
  const made = await post(app, '/signup', SIGNUP);
  const headers = { authorization: `Bearer ${String(made.json().token)}` };
  expect((await post(app, '/email-confirmations', {}, headers)).json()).toEqual({ mail: false });
  expect(await app.services.store.selectFrom('messages').selectAll().execute()).toEqual([]);
  expect((await post(app, '/email-confirmations', {})).statusCode).toBe(401);
});
