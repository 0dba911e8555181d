import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SITE_CODES } from '../../src/config/site-codes';
import { createReplay } from '../idempotency/idempotency';
import { openStore } from '../storage/open-store';
import { describeStores } from '../testing/describe-stores';
import { temporaryFolder } from '../testing/temporary-folder';
import { startTestApp } from '../testing/test-app';
import { testConfig } from '../testing/test-config';
import { SIGNUP } from '../testing/wire-samples';
import { KEY_FILE } from './key-file';
import { loadServerSecret } from './load-secret';

const OLD = 'o'.repeat(43);
const NEW = 'n'.repeat(43);

function quietLog() {
  const lines: unknown[] = [];
  return { lines, log: { warn: (...words: unknown[]) => void lines.push(words) } };
}

async function fileStore(dataDir: string) {
  const store = await openStore(testConfig({ dataDir }));
  onTestFinished(() => store.destroy());
  return store;
}

/** All bytes of a folder, but for the key's own file. */
const bytesOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name !== KEY_FILE)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join();

describe('the key', () => {
  test('is made in a file for its user alone, and is the same the next time', async () => {
    const dataDir = temporaryFolder();
    const store = await fileStore(dataDir);
    const place = testConfig({ dataDir, secretKeys: [] });
    const first = await loadServerSecret(store, place, quietLog().log);
    expect(statSync(join(dataDir, KEY_FILE)).mode & 0o777).toBe(0o600);
    const again = await loadServerSecret(store, place, quietLog().log);
    expect(again.hash('x')).toBe(first.hash('x'));
    const key = readFileSync(join(dataDir, KEY_FILE), 'utf8').trim();
    expect(key).toHaveLength(43);
    expect(bytesOf(dataDir)).not.toContain(key);
  });

  test('of a database of before moves out of it, and leaves no trace there', async () => {
    const dataDir = temporaryFolder();
    const store = await fileStore(dataDir);
    await store.insertInto('settings').values({ name: 'secret', value: OLD }).execute();
    expect(bytesOf(dataDir)).toContain(OLD);
    const secret = await loadServerSecret(store, testConfig({ dataDir, secretKeys: [] }), quietLog().log);
    expect(readFileSync(join(dataDir, KEY_FILE), 'utf8')).toBe(`${OLD}\n`);
    expect(bytesOf(dataDir)).not.toContain(OLD);
    expect(await store.selectFrom('settings').select('name').where('name', '=', 'secret').execute()).toEqual(
      [],
    );
    const told = await loadServerSecret(store, testConfig({ dataDir, secretKeys: [NEW] }), quietLog().log);
    expect(told.all.map((one) => one.hash('x'))).toContain(secret.hash('x'));
  });

  test('can’t be guessed from a copy of the database: another key finds no address', async () => {
    const dataDir = temporaryFolder();
    const app = await startTestApp({ store: await fileStore(dataDir), config: { dataDir, secretKeys: [] } });
    const { email, password } = SIGNUP;
    await app.server.inject({ method: 'POST', url: '/api/signup', payload: SIGNUP });
    await app.server.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    const rows = await app.services.store.selectFrom('known_addresses').select('pair_hash').execute();
    const guess = app.services.secret.hash('login-pair', email, '127.0.0.1');
    expect(rows).toEqual([{ pair_hash: guess }]);
    const elsewhere = temporaryFolder();
    await app.services.store.destroy();
    copyFileSync(join(dataDir, `${SITE_CODES.slug}.db`), join(elsewhere, `${SITE_CODES.slug}.db`));
    const { lines, log } = quietLog();
    const thief = await loadServerSecret(
      await fileStore(elsewhere),
      testConfig({ dataDir: elsewhere, secretKeys: [] }),
      log,
    );
    expect(thief.all.map((one) => one.hash('login-pair', email, '127.0.0.1'))).not.toContain(guess);
    expect(lines).toHaveLength(1);
  });
});

describe('a key that replaces another', () => {
  const rotate = async () => {
    const dataDir = temporaryFolder();
    const store = await fileStore(dataDir);
    const before = await startTestApp({ store, config: { dataDir, secretKeys: [OLD] } });
    return {
      store,
      before,
      restart: (secretKeys: string[]) => startTestApp({ store, config: { dataDir, secretKeys } }),
    };
  };

  test('leaves log-ins alive while the other is told beside it, and ends them after', async () => {
    const { before, restart } = await rotate();
    const { token } = (
      await before.server.inject({ method: 'POST', url: '/api/signup', payload: SIGNUP })
    ).json();
    const headers = { authorization: `Bearer ${token}` };
    const me = async (app: typeof before) =>
      (await app.server.inject({ url: '/api/me', headers })).statusCode;
    const after = await restart([NEW, OLD]);
    expect([await me(before), await me(after)]).toEqual([200, 200]);
    expect(await me(await restart([NEW]))).toBe(401);
    const logout = await after.server.inject({ method: 'POST', url: '/api/logout', headers });
    expect([logout.statusCode, await me(after)]).toEqual([204, 401]);
  });

  test('leaves answers to be had again', async () => {
    const { store, before, restart } = await rotate();
    const post = {
      method: 'POST',
      url: '/api/signup',
      payload: SIGNUP,
      headers: { 'idempotency-key': 'k' },
    } as const;
    const first = await before.server.inject(post);
    const after = await restart([NEW, OLD]);
    expect((await after.server.inject(post)).body).toBe(first.body);
    const other = createReplay(after.services.secret, { form: 'signup', sender: '' }, ['k'], {
      changed: true,
    });
    await expect(other.find(store)).rejects.toMatchObject({ status: 422 });
  });

  test('may stand in the file: today’s on the first line', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, KEY_FILE), `${NEW}\n${OLD}\n`);
    const store = await fileStore(dataDir);
    const secret = await loadServerSecret(store, testConfig({ dataDir, secretKeys: [] }), quietLog().log);
    const told = await loadServerSecret(
      store,
      testConfig({ dataDir, secretKeys: [NEW, OLD] }),
      quietLog().log,
    );
    expect(secret.all.map((one) => one.hash('x'))).toEqual(told.all.map((one) => one.hash('x')));
  });
});

describeStores((database) => {
  test('instances that would not share a key do not share a database', async () => {
    const place = await database();
    if (!place.sharable) return;
    const store = await place.open();
    const at = (dataDir: string, secretKeys: string[] = []) =>
      loadServerSecret(
        store,
        { dataDir, secretKeys, databaseUrl: 'postgres://host/database' },
        quietLog().log,
      );
    const folder = temporaryFolder();
    const first = await at(folder);
    expect((await at(folder)).hash('x')).toBe(first.hash('x'));
    await expect(at(temporaryFolder())).rejects.toThrow('SECRET_KEY');
    expect((await at(temporaryFolder(), [NEW])).hash('x')).not.toBe(first.hash('x'));
  });
});
