import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from './http/port-of';
import { runLeads } from './leads/leads-program';
import { describeStartFailure } from './start-failure';
import { startServer } from './start-server';
import { temporaryFolder } from './testing/temporary-folder';
import { testConfig } from './testing/test-config';
import { CONTACT_SALES } from './testing/wire-samples';

const config = (changes = {}) =>
  testConfig({ dataDir: join(temporaryFolder(), 'data'), port: 0, host: '127.0.0.1', ...changes });

/** The log goes to stdout, which is not what these tests are about. */
const silence = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true);

async function failureOf(changes: object): Promise<string> {
  try {
    const running = await startServer(config(changes));
    await running.stop();
    return 'it started';
  } catch (error) {
    return describeStartFailure(error);
  }
}

describe('starting', () => {
  test('says in a line what is missing or taken', async () => {
    silence();
    const folder = temporaryFolder();
    expect(await failureOf({ siteDir: folder })).toMatch(/^There is no built site in .*SITE_DIR\.$/);
    expect(await failureOf({ databaseUrl: 'postgres://user:hunter2@127.0.0.1:9/x' })).toBe(
      "The database at 127.0.0.1:9/x can't be used (ECONNREFUSED).",
    );
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void other.close());
    const port = portOf(other);
    expect(await failureOf({ port })).toBe(`Port ${port} is taken; stop what uses it, or set PORT.`);
  });

  test('a full disk is told as one', () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    expect(describeStartFailure(full)).toBe('The disk that holds DATA_DIR is full.');
  });

  test('a failure of another kind is still one line', () => {
    expect(describeStartFailure(new Error('first\nsecond'))).toBe("The server can't start: first");
  });
});

test('what a killed move or restore has left is gone once the server has started', async () => {
  silence();
  const { dataDir } = config();
  const left = [
    'moving/verisiam.db',
    'verisiam.db.restoring',
    'verisiam.db.restoring-wal',
    'verisiam.db.probe-7',
  ];
  const kept = 'verisiam.db.before-20261122T000000.000Z';
  mkdirSync(join(dataDir, 'moving'), { recursive: true });
  for (const name of [...left, kept]) writeFileSync(join(dataDir, name), 'somebody@example.com');
  const running = await startServer(config({ dataDir }));
  await running.stop();
  const copies = readdirSync(dataDir).filter((name) => !/^verisiam\.db(?:-wal)?$/.test(name));
  expect(copies).toEqual([kept]);
});

describe('stopping', () => {
  test('finishes the post that is in flight, and takes no more', async () => {
    silence();
    const running = await startServer(config());
    const port = portOf(running.server.server);
    const body = JSON.stringify(CONTACT_SALES);
    const head = `POST /api/contact-sales HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
    const socket = connect(port, '127.0.0.1');
    const answer = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
    });
    const received = new Promise((resolve) => {
      running.server.server.once('request', resolve);
    });
    socket.write(head + body.slice(0, 20));
    await received;
    const stopped = running.stop();
    socket.write(body.slice(20));
    // A kept-alive connection would hold the restart until it times out.
    expect(await answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*\r\nconnection: close\r\n/);
    await stopped;
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
  });

  test('leaves everything in the one file', async () => {
    silence();
    const told = config();
    const running = await startServer(told);
    const url = `http://127.0.0.1:${portOf(running.server.server)}/api/contact-sales`;
    const headers = { 'content-type': 'application/json' };
    const posts = Array.from({ length: 30 }, async (_, index) => {
      const body = JSON.stringify({ ...CONTACT_SALES, message: `lead ${index}` });
      return (await fetch(url, { method: 'POST', headers, body })).status;
    });
    expect(new Set(await Promise.all(posts))).toEqual(new Set([201]));
    await running.stop();
    expect(readdirSync(told.dataDir)).not.toContain('leads.sock');
    const elsewhere = config({ dataDir: temporaryFolder() });
    copyFileSync(join(told.dataDir, 'verisiam.db'), join(elsewhere.dataDir, 'verisiam.db'));
    let exported = '';
    for await (const text of runLeads(elsewhere, ['export', '--format', 'json'])) exported += text;
    expect(JSON.parse(exported)).toHaveLength(30);
  });
});
