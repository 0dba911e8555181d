// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ICON_TIMEOUT_MS, OWN_ROTATION_MS, PUBLIC_ROTATION_MS } from './ask-servers';
import { ICON_CACHE_MS, MAX_CACHED_ICONS } from './icon-cache';
import { loadIcons } from './load-icons';

const config = vi.hoisted(() => ({ iconServers: [] as string[] }));
vi.mock('../../api/load-public-config', () => ({ loadPublicConfig: () => Promise.resolve(config) }));

/** A server of icons that hangs, fails or answers; and who tells of each request. */
interface IconServer {
  url: string;
  asked: string[];
  /** Resolves with the next request. */
  next: () => Promise<unknown>;
  close: () => Promise<void>;
}

async function startServer(kind: 'hangs' | 'fails' | 'answers'): Promise<IconServer> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (kind === 'hangs') return;
    const names = new URL(request.url ?? '', 'http://localhost').searchParams.get('icons')?.split(',') ?? [];
    const icons = Object.fromEntries(names.map((name) => [name, { body: '<path d="M0 0"/>' }]));
    response.writeHead(kind === 'fails' ? 503 : 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(kind === 'fails' ? '{}' : JSON.stringify({ prefix: 'mdi', icons, width: 24, height: 24 }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    next: () => once(server, 'request'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let hanging: IconServer;
let failing: IconServer;
let answering: IconServer;

beforeAll(async () => {
  [hanging, failing, answering] = await Promise.all([
    startServer('hangs'),
    startServer('fails'),
    startServer('answers'),
  ]);
});

afterAll(() => Promise.all([hanging.close(), failing.close(), answering.close()]));

beforeEach(() => {
  localStorage.clear();
  for (const { asked } of [hanging, failing, answering]) asked.length = 0;
  config.iconServers = [hanging.url, failing.url, answering.url];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_700_000_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Asks with a first server that hangs: the second is asked after its time, and the third at once. */
async function load(names: readonly string[]) {
  const reached = hanging.next();
  const icons = loadIcons('mdi', names);
  await reached;
  vi.advanceTimersByTime(OWN_ROTATION_MS);
  return icons;
}

it('goes on from a server that hangs to one that fails, and on to one that answers', async () => {
  const icons = await load(['a', 'b']);
  expect([...icons.keys()]).toEqual(['a', 'b']);
  for (const { asked } of [hanging, failing, answering]) expect(asked).toEqual(['/mdi.json?icons=a,b']);
});

it('asks nobody again for a week, and then does', async () => {
  await load(['a']);
  expect((await loadIcons('mdi', ['a'])).size).toBe(1);
  expect(answering.asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + ICON_CACHE_MS);
  await load(['a']);
  expect(answering.asked).toHaveLength(2);
});

it('keeps the fifty newest', async () => {
  const names = Array.from({ length: MAX_CACHED_ICONS + 10 }, (_, index) => `i${index}`);
  expect((await load(names)).size).toBe(names.length);
  expect((await loadIcons('mdi', names.slice(10))).size).toBe(MAX_CACHED_ICONS);
  expect(answering.asked).toHaveLength(1);
  await load(names.slice(0, 1));
  expect(answering.asked).toHaveLength(2);
});

it('gives up in five seconds when all hang, with a warning', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const second = await startServer('hangs');
  config.iconServers = [hanging.url, second.url];
  const [first, other] = [hanging.next(), second.next()];
  const icons = loadIcons('mdi', ['a']);
  await first;
  vi.advanceTimersByTime(OWN_ROTATION_MS);
  await other;
  vi.advanceTimersByTime(PUBLIC_ROTATION_MS);
  vi.advanceTimersByTime(ICON_TIMEOUT_MS - OWN_ROTATION_MS - PUBLIC_ROTATION_MS);
  expect((await icons).size).toBe(0);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Icons could not be loaded: mdi:a']]);
  vi.mocked(console.warn).mockClear();
  await second.close();
});
