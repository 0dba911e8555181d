import { makeClients, newTally, runAll } from './clients';
import { compareRows } from './compare-rows';
import { countOf, onDatabases } from './databases';
import { startServerProcess } from './server-process';
import { percentile, rounded, say, statusesOf } from './statistics';

const CONNECTIONS = 32;
/** Posts are counted as in production, and none is refused. */
const COUNTED = { RATE_LIMIT: '1000000' };
const WARM_UP_MS = 2_000;

/** Contact posts a second at 32 connections; a number is the seconds to measure. */
export async function throughput(words: string[]): Promise<void> {
  const seconds = countOf(words, 10);
  await onDatabases(words, async (database) => {
    const server = await startServerProcess({ ...database.environment, ...COUNTED });
    const clients = makeClients(CONNECTIONS);
    const all = new Map<string, string>();
    const measure = async (ms: number) => {
      const tally = newTally();
      const end = performance.now() + ms;
      await runAll(clients, server.port, tally, () => performance.now() >= end);
      for (const [key, id] of tally.acknowledged) all.set(key, id);
      return tally;
    };
    await measure(WARM_UP_MS);
    let memory = 0;
    const watch = setInterval(() => {
      memory = Math.max(memory, server.memoryMb());
    }, 200);
    const cpuBefore = server.cpuMs();
    const tally = await measure(seconds * 1000);
    const cpuMs = server.cpuMs() - cpuBefore;
    clearInterval(watch);
    await server.kill('SIGTERM');
    const { stored, lost, duplicates } = await compareRows(database.environment, all);
    const { latencies, statuses } = tally;
    say(
      `${database.name}: ${rounded(tally.acknowledged.size / seconds)} posts/s, ` +
        `p50 ${rounded(percentile(latencies, 0.5))} ms, p99 ${rounded(percentile(latencies, 0.99))} ms, ` +
        `${(cpuMs / tally.acknowledged.size).toFixed(2)} ms of processor a post, memory ${rounded(memory)} MB, start ${rounded(server.startMs)} ms; ` +
        `${statusesOf(statuses)}; ${stored} rows, ${lost} lost, ${duplicates} duplicates`,
    );
  });
}
