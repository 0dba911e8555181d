import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteExpired } from '../../../server/housekeeping/delete-expired';
import { DATABASE_FILE } from '../../../server/storage/libsql-database';
import { CONTACT_SALES, SIGNUP } from '../../../server/testing/wire-samples';
import { LEADS } from '../built';
import { makeClients, newTally, runAll } from '../clients';
import { fileDatabase } from '../databases';
import { postText } from '../http-connection';
import { startServerProcess } from '../server-process';
import { rounded } from '../statistics';
import type { Attack } from './attack';
import { sendAll, times, withServer } from './with-server';

const LOGIN = { email: SIGNUP.email, password: SIGNUP.password };

export const copiedKey: Attack = {
  name: 'a copy of the database alone: the key of its hashes',
  before: 'in it; a network was found in 28,936 tries',
  run: () =>
    withServer({}, async (server, { environment }) => {
      await sendAll(server.port, [postText('/api/signup', SIGNUP), postText('/api/login', LOGIN)]);
      await server.kill('SIGTERM');
      const folder = environment['DATA_DIR'] ?? '';
      const database = fileDatabase(folder);
      const store = await database.open();
      const rows = await store.selectFrom('settings').select('name').where('name', '=', 'secret').execute();
      await store.destroy();
      const files = readdirSync(folder).filter((name) => name.startsWith(DATABASE_FILE));
      const bytes = files.map((name) => readFileSync(join(folder, name), 'latin1')).join();
      const keys = readdirSync(folder).includes('secret.key')
        ? readFileSync(join(folder, 'secret.key'), 'utf8').trim().split('\n')
        : [];
      const isIn = rows.length > 0 || keys.some((key) => bytes.includes(key));
      return isIn ? 'IN IT' : 'not in it';
    }),
};

export const formulas: Attack = {
  name: "a lead named x;=cmd|' /C calc'!A0; in the export",
  before: 'x;=cmd, a formula where ; separates cells',
  run: () =>
    withServer({}, async ({ port }, { environment }) => {
      const lead = { ...CONTACT_SALES, name: "x;=cmd|' /C calc'!A0;" };
      await sendAll(port, [postText('/api/contact-sales', lead)]);
      const env = { PATH: process.env['PATH'] ?? '', ...environment };
      const words = [LEADS, 'export', '--format', 'csv'];
      const csv = execFileSync(process.execPath, words, { env, encoding: 'utf8' });
      return /"(x;[^"]*)"/.exec(csv)?.[1] ?? 'not exported';
    }),
};

export const sessions: Attack = {
  name: '60 log-ins of one account: tokens alive',
  before: '185 of 185',
  run: () =>
    withServer({}, async ({ port }) => {
      await sendAll(port, [postText('/api/signup', SIGNUP)]);
      const answers = await sendAll(
        port,
        times(60, () => postText('/api/login', LOGIN)),
      );
      const tokens = answers.map(({ body }): string => String(JSON.parse(body).token));
      const asks = tokens.map(
        (token) => `GET /api/me HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`,
      );
      const alive = (await sendAll(port, asks)).filter(({ status }) => status === 200).length;
      return `${alive} of ${tokens.length}`;
    }),
};

const EXPIRED = 500_000;
const AT_ONCE = 5_000;

export const expired: Attack = {
  name: `${EXPIRED} expired rows are deleted: longest hold of the one thread`,
  before: '2,050 ms',
  async run() {
    const database = fileDatabase();
    const store = await database.open();
    for (let at = 0; at < EXPIRED; at += AT_ONCE) {
      const rows = times(AT_ONCE, (index) => ({ proof_hash: `proof-${at + index}`, expires_at: 0 }));
      await store.insertInto('spent_proofs').values(rows).execute();
    }
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const began = performance.now();
    await deleteExpired(store, 1);
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    const left = await store.selectFrom('spent_proofs').select('proof_hash').limit(1).execute();
    await store.destroy();
    await database.remove();
    return `${rounded(longest)} ms, all in ${seconds.toFixed(1)} s, ${left.length} left`;
  },
};

export const fullDisk: Attack = {
  name: 'a full disk (root mounts one of 1 MB): health',
  before: '200',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'verisiam-attack-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder]);
    try {
      const server = await startServerProcess({ DATA_DIR: join(folder, 'data') });
      const tally = newTally();
      await runAll(makeClients(8), server.port, tally, () => (tally.statuses.get(503) ?? 0) > 100);
      const [health] = await sendAll(server.port, ['GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n']);
      await server.kill('SIGKILL');
      return String(health?.status);
    } finally {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
