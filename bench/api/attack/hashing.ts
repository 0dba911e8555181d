import { HttpConnection, postText } from '../http-connection';
import { percentile, rounded, statusesOf } from '../statistics';
import type { Attack } from './attack';
import { pause, withServer } from './with-server';

const IN_FLIGHT = 200;
const VISITORS = 64;
const SECONDS = 10;
const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n';
const WARM_UP = 64;
/** A visitor reads: 64 of them ask some 600 times a second. */
const READING_MS = 100;

/** Log-ins of unknown accounts, one after the other, each attacker from a network of its own. */
async function logIns(port: number, attacker: number, until: () => boolean, statuses: Map<number, number>) {
  const connection = new HttpConnection(port);
  for (let index = 0; !until(); index += 1) {
    const body = { email: `a${attacker}.${index}@example.com`, password: 'wrong 1' };
    const headers = { 'x-forwarded-for': `198.51.${index % 250}.${attacker}` };
    const { status } = await connection.send(postText('/api/login', body, headers));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // Whoever is refused does not wait as long as asked for, but a client takes its time as well.
    if (status === 503) await pause(100);
  }
  connection.close();
}

async function visits(port: number, until: () => boolean): Promise<number[]> {
  const latencies: number[] = [];
  const visit = async (_: unknown, index: number): Promise<void> => {
    // They did not all come at the same moment.
    await pause((READING_MS * index) / VISITORS);
    const connection = new HttpConnection(port);
    while (!until()) {
      const began = performance.now();
      await connection.send(GET);
      latencies.push(performance.now() - began);
      await pause(READING_MS);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: VISITORS }).map(visit));
  return latencies.slice(WARM_UP);
}

const quantiles = (latencies: number[]): string =>
  `p50 ${rounded(percentile(latencies, 0.5))} ms, p99 ${rounded(percentile(latencies, 0.99))} ms`;

async function underLogIns(port: number): Promise<string> {
  const alone = performance.now() + SECONDS * 1000;
  const quiet = await visits(port, () => performance.now() >= alone);
  const statuses = new Map<number, number>();
  let stopped = false;
  const attackers = Array.from({ length: IN_FLIGHT }, (_, index) =>
    logIns(port, index, () => stopped, statuses),
  );
  const end = performance.now() + SECONDS * 1000;
  const busy = await visits(port, () => performance.now() >= end);
  stopped = true;
  await Promise.all(attackers);
  return `home page ${quantiles(busy)} (alone ${quantiles(quiet)}); log-ins ${statusesOf(statuses)}`;
}

export const hashing: Attack = {
  name: `${IN_FLIGHT} log-ins in flight, ${VISITORS} visitors`,
  before: 'p50 77,097 ms, p99 77,194 ms (alone p50 10.3 ms, p99 329 ms)',
  run: () => withServer({ SITE_DIR: 'dist/client', TRUST_PROXY: '1' }, ({ port }) => underLogIns(port)),
};
