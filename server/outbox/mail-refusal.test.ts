import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/contract/retention';
import { startMailServer } from '../testing/mail-receiver';
import { RefusedAddressError } from './mail-refusal';
import { createMailer } from './mail-transport';
import { createOwnerMailer } from './owner-mailer';
import { RefusalError } from './queue';

const FROM = 'forms@example.com';
const TO = 'owner@example.com';

/** What comes of a mail to a server that answers so. */
async function outcome(command: RegExp, reply: string): Promise<unknown> {
  const { url, replies } = await startMailServer();
  replies.set(command, reply);
  const send = createMailer({ url, from: FROM, to: TO });
  return send({ from: FROM, to: TO, subject: 'x', text: 'hello' }).catch((error: unknown) => error);
}

test.each([
  [/^RCPT/, '450 4.1.2 domain not found', 'refused-450'],
  [/^RCPT/, '452 4.2.2 mailbox full', 'refused-452'],
  [/hello/, '451 4.7.1 try later', 'refused-451'],
  [/hello/, '550 5.7.1 looks like spam', 'refused-550'],
])('%s answered with %j is a refusal of the mail', async (command, reply, code) => {
  const error = await outcome(command, reply);
  expect(error).toBeInstanceOf(RefusalError);
  expect(error).not.toBeInstanceOf(RefusedAddressError);
  expect(error).toMatchObject({ code });
});

test('an address that is refused for good is told from one that may be taken later', async () => {
  expect(await outcome(/^RCPT/, '550 5.1.1 unknown')).toBeInstanceOf(RefusedAddressError);
});

test.each([
  [/^(EHLO|HELO)/, '554 5.7.1 not you'],
  [/^MAIL/, '550 5.7.1 not this sender'],
  [/^MAIL/, '451 4.3.0 later'],
  [/^RCPT/, '421 4.3.2 closing'],
  [/^RCPT/, '530 5.7.0 log in first'],
  [/hello/, '421 4.3.2 closing'],
])('%s answered with %j is a failure of the server', async (command, reply) => {
  const error = await outcome(command, reply);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RefusalError);
});

test('an owner’s mail is kept where the server takes nothing from us', async () => {
  const { url, replies } = await startMailServer();
  replies.set(/^MAIL/, '550 5.7.1 not this sender');
  const mail = createOwnerMailer({ url, from: FROM, to: TO });
  await expect(
    mail(TO, { ageMs: 0, signal: new AbortController().signal, subject: 'x', text: 'hello' }),
  ).rejects.toThrow();
});

test('an owner’s mail that is refused for five days is given up, and not before', async () => {
  const { url, replies } = await startMailServer();
  replies.set(/^RCPT/, '450 4.1.2 domain not found');
  const mail = createOwnerMailer({ url, from: FROM, to: TO });
  const { signal } = new AbortController();
  const send = (ageMs: number) => mail(TO, { ageMs, signal, subject: 'x', text: 'hello' });
  await expect(send(5 * DAY_MS)).rejects.toMatchObject({ code: 'refused-450' });
  await send(5 * DAY_MS + 1);
});
