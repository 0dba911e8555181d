import { expect, test } from 'vitest';
import { startHangingServer } from '../testing/hanging-server';
import { createMailSender } from './mail-sender';
import { createWebhookSender } from './webhook-sender';

const DELIVERY = {
  id: 'a',
  attempts: 1,
  submission: {
    id: '1',
    kind: 'contact-sales',
    reference: 'VS-AAAAA-BBBBB',
    createdAt: 0,
    locale: 'en',
    quarantined: false,
    data: { name: 'Som' },
  },
} as const;

const webhookAt = (port: number) =>
  createWebhookSender({
    url: new URL(`http://127.0.0.1:${port}/`),
    secret: Buffer.alloc(32, 7),
    allowPrivate: true,
  });

const mailAt = (port: number) =>
  createMailSender({ url: `smtp://127.0.0.1:${port}`, from: 'forms@example.com', to: 'sales@example.com' });

test.each([
  ['a webhook', webhookAt, 'cut-off'],
  ['a mail server', mailAt, 'EABORT'],
])('%s that never answers is left when the process ends', async (_name, senderAt, code) => {
  const { port, connected } = await startHangingServer();
  const ending = new AbortController();
  const asked = connected();
  const sent = senderAt(port)(DELIVERY, 0, ending.signal);
  await asked;
  ending.abort();
  await expect(sent).rejects.toMatchObject({ code });
});

test.each([
  ['a webhook', webhookAt, 'cut-off'],
  ['a mail server', mailAt, 'EABORT'],
])('nothing is begun with %s once the process ends', async (_name, senderAt, code) => {
  const { port } = await startHangingServer();
  await expect(senderAt(port)(DELIVERY, 0, AbortSignal.abort())).rejects.toMatchObject({ code });
});
