import { SIGNUP } from '../../server/testing/wire-samples';
import { countOf, fileDatabase } from './databases';
import { HttpConnection, postText } from './http-connection';
import { type ServerProcess, startServerProcess } from './server-process';
import { percentile, rounded, say } from './statistics';

/** Fewer than the free tries of an account, or the guard's waits would be measured. */
const TRIES_AN_ACCOUNT = 20;

const AT_ONCE = 32;

/** Each hash takes 19 MiB while it is made; the most that is resident while many log in together. */
async function memoryAtOnce(server: ServerProcess): Promise<number> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, server.memoryMb());
  }, 20);
  const visit = async (visitor: number): Promise<void> => {
    const connection = new HttpConnection(server.port);
    for (let index = 0; index < 5; index += 1) {
      const body = { email: `visitor${visitor}@example.com`, password: 'wrong 1' };
      await connection.send(postText('/api/login', body, { 'x-forwarded-for': `203.0.113.${visitor}` }));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, visitor) => visit(visitor)));
  clearInterval(watch);
  return most;
}

/** Time of a refused log-in for a known and for an unknown e-mail; a number is the tries of each. */
export async function loginTiming(words: string[]): Promise<void> {
  const tries = countOf(words, 300);
  const database = fileDatabase();
  const server = await startServerProcess({ ...database.environment, TRUST_PROXY: '1' });
  const connection = new HttpConnection(server.port);
  const email = (kind: string, index: number): string =>
    `${kind}${Math.floor(index / TRIES_AN_ACCOUNT)}@example.com`;
  for (let index = 0; index < tries; index += TRIES_AN_ACCOUNT) {
    await connection.send(postText('/api/signup', { ...SIGNUP, email: email('known', index) }));
  }
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let index = 0; index < tries; index += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const body = { email: email(kind, index), password: 'wrong 1' };
      const headers = { 'x-forwarded-for': `198.51.${index >> 8}.${index & 255}` };
      const began = performance.now();
      const { status } = await connection.send(postText('/api/login', body, headers));
      if (status !== 401) throw new Error(`answered ${status}`);
      times[kind].push(performance.now() - began);
    }
  }
  connection.close();
  const memory = await memoryAtOnce(server);
  await server.kill('SIGTERM');
  await database.remove();
  const line = (kind: 'known' | 'unknown'): string =>
    `${kind} e-mail p50 ${rounded(percentile(times[kind], 0.5))} ms, p90 ${rounded(percentile(times[kind], 0.9))} ms`;
  say(
    `${tries} refused log-ins each: ${line('known')}; ${line('unknown')}; memory with ${AT_ONCE} at once ${rounded(memory)} MB`,
  );
}
