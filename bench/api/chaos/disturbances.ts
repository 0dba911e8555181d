import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { CONTACT_SALES } from '../../../server/testing/wire-samples';
import { HttpConnection, postText } from '../http-connection';

/** What is there to be disturbed. */
export interface Scene {
  port: number;
  /** Of the server as it is now. */
  pid: () => number;
  /** Ends the server at once and starts it again on the same port and data. */
  killAndRestart: () => Promise<void>;
  /** Undefined with the file. */
  restartDatabase: (() => Promise<void>) | undefined;
  /** A small disk of its own that may be filled; undefined where none could be mounted. */
  disk: string | undefined;
}

export type Disturbance = (scene: Scene) => Promise<void>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const HEAD = 'POST /api/contact-sales HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

/** Connections that are open for some seconds, sending what never ends. */
async function hold(port: number, many: number, text: (index: number) => string): Promise<void> {
  const sockets: Socket[] = Array.from({ length: many }, (_, index) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text(index)));
    socket.on('error', () => socket.destroy());
    return socket.resume();
  });
  await pause(2_000);
  for (const socket of sockets) socket.destroy();
}

const from = (index: number): string => `x-forwarded-for: 198.51.${index % 250}.1\r\n`;

/** Bodies of strangers: none is of the form that the ordinary clients post, so that rows can be counted. */
const HOSTILE: [path: string, body: unknown][] = [
  ['/api/login', { email: 'a@b.example', password: 'wrong 1' }],
  ['/api/login', { email: ['a'], password: { toString: 'x' } }],
  ['/api/contact-sales', { ...CONTACT_SALES, name: '\u0000', email: '__proto__' }],
  ['/api/contact-sales', { ...CONTACT_SALES, message: 'x'.repeat(200_000) }],
  ['/api/contact-sales', []],
  ['/api/partner-applications', { personal: 5, company: null }],
  ['/api/registrations', { planId: '%00', email: "'; DROP TABLE submissions; --" }],
  ['/api/signup', { firstName: '\ud800', lastName: '=1+1', email: 'x@y', password: 'x'.repeat(5_000) }],
];

/** @returns the answers that no stranger may get: failures of the server. */
async function hostilePosts({ port }: Scene): Promise<void> {
  const connection = new HttpConnection(port);
  for (const [index, [path, body]] of HOSTILE.entries()) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    const answer = await connection.send(postText(path, body, headers)).catch(() => undefined);
    if (answer !== undefined && answer.status >= 500 && answer.status !== 503) {
      throw new Error(`${path} answered ${answer.status}`);
    }
  }
  connection.close();
}

async function logInFlood({ port }: Scene): Promise<void> {
  const visits = Array.from({ length: 100 }, async (_, index) => {
    const connection = new HttpConnection(port);
    const body = { email: `a${index}@b.example`, password: 'wrong 1' };
    const headers = { 'x-forwarded-for': `198.51.100.${index}` };
    await connection.send(postText('/api/login', body, headers)).catch(() => undefined);
    connection.close();
  });
  await Promise.all(visits);
}

async function fullDisk({ disk }: Scene): Promise<void> {
  if (disk === undefined) return;
  const filler = join(disk, 'filler');
  try {
    // In one go, however much is free: the clients of this process are not to wait for it.
    const { bavail, bsize } = statfsSync(disk);
    execFileSync('fallocate', ['--length', String(bavail * bsize), filler], { stdio: 'ignore' });
    for (;;) writeFileSync(filler, Buffer.alloc(4096), { flag: 'a' });
  } catch {
    // That is when it is full, also where the server took what was free first.
  }
  await pause(1_500);
  rmSync(filler, { force: true });
}

/** By name, as they are reported. */
export const DISTURBANCES: Record<string, Disturbance> = {
  'kill -9': ({ killAndRestart }) => killAndRestart(),
  'database restart': async ({ restartDatabase }) => restartDatabase?.(),
  'full disk': fullDisk,
  'clock jump': async ({ pid }) => void process.kill(pid(), 'SIGWINCH'),
  'slow heads': ({ port }) => hold(port, 300, (index) => `${HEAD}${from(index)}x-`),
  'half bodies': ({ port }) =>
    hold(
      port,
      600,
      (index) => `${HEAD}${from(index)}content-length: 60000\r\n\r\n{"name":"${'x'.repeat(50_000)}`,
    ),
  'hostile bodies': hostilePosts,
  'log-in flood': logInFlood,
};
