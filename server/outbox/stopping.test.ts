import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../testing/loopback';
import { startTestApp } from '../testing/test-app';
import { CONTACT_SALES } from '../testing/wire-samples';

const LEADS = 20;

/** Takes what is posted, and answers nothing until it is told to. */
async function startHoldingReceiver() {
  const held: ServerResponse[] = [];
  let taken = 0;
  let isHolding = true;
  let onFirst = (): void => {};
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const server = createServer((request, response) => {
    taken += 1;
    request.resume();
    if (isHolding) held.push(response);
    else response.writeHead(204).end();
    onFirst();
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const release = (): void => {
    isHolding = false;
    for (const response of held) response.writeHead(204).end();
  };
  return { url: new URL(`http://127.0.0.1:${port}`), first, release, taken: () => taken };
}

test('who stops waits for what is being handed on, and nothing more is begun', async () => {
  const { url, first, release, taken } = await startHoldingReceiver();
  const webhook = { url, secret: Buffer.alloc(32, 7), allowPrivate: true };
  const { server, services } = await startTestApp({ config: { webhook } });
  for (let lead = 0; lead < LEADS; lead += 1) {
    await server.inject({ method: 'POST', url: '/api/contact-sales', payload: CONTACT_SALES });
  }
  services.outbox.start();
  await first;
  const stopped = services.outbox.stop();
  setImmediate(release);
  await stopped;
  const left = await services.store.selectFrom('outbox').select('id').execute();
  expect(taken()).toBeLessThan(LEADS);
  expect(left).toHaveLength(LEADS - taken());
});
