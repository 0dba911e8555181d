import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from './http/port-of';
import { describeStartFailure } from './start-failure';
import { type RunningServer, startServer } from './start-server';
import { temporaryFolder } from './testing/temporary-folder';
import { testConfig } from './testing/test-config';
import { CONTACT_SALES } from './testing/wire-samples';

/** What Linux and Windows have is enough where IPv6 is turned off. */
const SECOND = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
  ? '::1'
  : '127.0.0.2';

vi.mock('node:dns/promises', async (original) => ({ ...(await original<object>()), lookup: vi.fn() }));

const { lookup } = vi.mocked(await import('node:dns/promises'));

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const addresses = ['127.0.0.1', SECOND].map((address) => ({ address, family: 0 }));
  lookup.mockReset().mockResolvedValue(addresses as never);
});

const start = (changes = {}): Promise<RunningServer> =>
  startServer(
    testConfig({ dataDir: join(temporaryFolder(), 'data'), port: 0, host: 'localhost', ...changes }),
  );

function connectTo(port: number): { socket: Socket; text: Promise<string> } {
  const socket = connect(port, SECOND);
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  return { socket, text: new Promise((resolve) => void socket.once('close', () => resolve(received))) };
}

async function ask(port: number, request: string): Promise<string> {
  const { socket, text } = connectTo(port);
  socket.write(request);
  return text;
}

test('the second address of localhost has the answers of the first', async () => {
  const { server, stop } = await start();
  onTestFinished(stop);
  const port = portOf(server.server);
  const head = 'GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n';
  const answers = [`${head}\r\n`, `${head}expect: a-pony\r\n\r\n`, 'no HTTP\r\n\r\n'].map((request) =>
    ask(port, request),
  );
  const [well = '', unmet = '', unreadable = ''] = await Promise.all(answers);
  expect(well).toMatch(/^HTTP\/1\.1 200 /);
  expect(unmet).toMatch(/^HTTP\/1\.1 417 [\s\S]*application\/problem\+json/);
  expect(unreadable).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json/);
});

test('it takes no more connections than may be open', async () => {
  const { server, stop } = await start({ maxConnections: 1 });
  onTestFinished(stop);
  const { socket } = connectTo(portOf(server.server));
  socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  expect(await connectTo(portOf(server.server)).text).toBe('');
  socket.destroy();
});

test('its posts in flight are finished before the database closes, and no more are taken', async () => {
  const { server, stop } = await start();
  const port = portOf(server.server);
  const body = JSON.stringify(CONTACT_SALES);
  const { socket, text } = connectTo(port);
  const received = once(server.server, 'request');
  socket.write(
    `POST /api/contact-sales HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  await received;
  const idle = connectTo(port);
  idle.socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(idle.socket, 'data');
  const stopped = stop();
  await idle.text;
  socket.write(body);
  expect(await text).toMatch(/^HTTP\/1\.1 201 [\s\S]*\r\nconnection: close\r\n/);
  await stopped;
  await expect(once(connect(port, SECOND), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('what was opened ahead and never used does not hold a stop', async () => {
  const { server, stop } = await start();
  const opened: Promise<Socket[]> = once(server.server, 'connection');
  connectTo(portOf(server.server));
  const [silent] = await opened;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = stop();
  await vi.waitFor(() => expect(server.server.listening).toBe(false), { timeout: 20_000 });
  // A request that has begun is waited for twice as long.
  vi.advanceTimersByTime(5_000);
  expect(silent?.destroyed).toBe(true);
  await stopped;
});

test('where another has it, the server does not start', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  other.listen(0, SECOND);
  await once(other, 'listening');
  const port = portOf(other);
  const failure = await start({ port }).then(({ stop }) => stop(), describeStartFailure);
  expect(failure).toBe(`Port ${port} is taken; stop what uses it, or set PORT.`);
});

test('an address that the machine does not have is left out', async () => {
  const addresses = [SECOND, '203.0.113.1'].map((address) => ({ address, family: 0 }));
  lookup.mockResolvedValue(addresses as never);
  const { server, stop } = await start();
  onTestFinished(stop);
  const request = 'GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  expect(await ask(portOf(server.server), request)).toMatch(/^HTTP\/1\.1 200 /);
});
