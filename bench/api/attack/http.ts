import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import type { Answer } from '../http-connection';
import type { Attack } from './attack';
import { pause, sendAll, times, withServer } from './with-server';

const GET = 'GET /api/health HTTP/1.1\r\n';

const HEADS: [string, string][] = [
  ['no Host', `${GET}\r\n`],
  ['two Hosts', `${GET}host: a\r\nhost: b\r\n\r\n`],
  ['bad Expect', `${GET}host: a\r\nexpect: a-pony\r\n\r\n`],
  ['20 kB head', `${GET}host: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
];

/** What comes until the other side ends it or is silent for a moment. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
  });
}

export const heads: Attack = {
  name: 'heads in doubt',
  before: 'no Host 400 bare, two Hosts 200, bad Expect 417 bare',
  run: () =>
    withServer({}, async ({ port }) => {
      const lines = HEADS.map(async ([name, text]) => {
        const answer = await raw(port, text);
        const guarded = /content-security-policy:/i.test(answer) ? 'guarded' : 'BARE';
        return `${name} ${answer.slice(9, 12)} ${guarded}`;
      });
      return (await Promise.all(lines)).join(', ');
    }),
};

const hasHashes = ({ headers }: Answer): boolean => /script-src 'self' 'sha256-/.test(headers);
const HOME = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const SOCKETS = 260;

export const files: Attack = {
  name: `${SOCKETS} idle sockets of 200 files at the first request: the policy's hashes afterwards`,
  before: 'the process ended',
  run: () =>
    withServer({ SITE_DIR: 'dist/client' }, async ({ port, pid }) => {
      execFileSync('prlimit', ['--pid', String(pid), '--nofile=200:200']);
      const idle = times(SOCKETS, () => connect(port, '127.0.0.1').on('error', () => {}));
      await pause(1_000);
      idle[0]?.write(HOME);
      await pause(1_000);
      for (const socket of idle) socket.destroy();
      await pause(1_000);
      const [answer] = await sendAll(port, [HOME.replace('host: x', 'host: x\r\naccept-encoding: br')]);
      return answer !== undefined && hasHashes(answer) ? 'there' : 'NONE';
    }),
};
