import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../testing/test-config';
import { portOf } from './port-of';
import { shareConnections } from './share-connections';

async function listen(trustProxy: false | number): Promise<Server> {
  const server = createServer((_request, response) => response.end('here'));
  shareConnections(server, testConfig({ maxConnections: 5, trustProxy }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server;
}

/** @returns the connection, once it is answered or closed, and whether it was answered. */
async function ask(server: Server): Promise<{ socket: Socket; isAnswered: boolean }> {
  const socket = connect(portOf(server), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const isAnswered = await Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]);
  return { socket, isAnswered };
}

test('a network holds half of the connections, and another one as soon as it lets go of one', async () => {
  const server = await listen(false);
  const first = await ask(server);
  expect([first.isAnswered, (await ask(server)).isAnswered, (await ask(server)).isAnswered]).toEqual([
    true,
    true,
    false,
  ]);
  first.socket.destroy();
  await expect.poll(async () => (await ask(server)).isAnswered).toBe(true);
});

test('the proxy in front holds all', async () => {
  const server = await listen(1);
  const asked = [await ask(server), await ask(server), await ask(server), await ask(server)];
  expect(asked.map(({ isAnswered }) => isAnswered)).toEqual([true, true, true, true]);
});
