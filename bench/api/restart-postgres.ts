import { makeClients, newTally, runAll } from './clients';
import { compareRows } from './compare-rows';
import { countOf, postgresDatabase } from './databases';
import { startServerProcess } from './server-process';
import { say, statusesOf } from './statistics';

const CLIENTS = 32;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** PostgreSQL restarted under load; a number is the restarts. */
export async function restartPostgres(words: string[]): Promise<void> {
  const restarts = countOf(words, 20);
  const database = await postgresDatabase();
  try {
    const server = await startServerProcess(database.environment);
    const tally = newTally();
    let stopped = false;
    const posting = runAll(makeClients(CLIENTS), server.port, tally, () => stopped);
    for (let restart = 0; restart < restarts; restart += 1) {
      await pause(500);
      await database.cluster?.restart();
    }
    await pause(1_000);
    const alive = server.exitCode() === null;
    stopped = true;
    await posting;
    await server.kill('SIGTERM');
    const { stored, lost, duplicates } = await compareRows(database.environment, tally.acknowledged);
    say(
      `${restarts} restarts of PostgreSQL: ${tally.acknowledged.size} acknowledged, ${stored} stored, ${lost} lost, ` +
        `${duplicates} duplicates, ${alive ? 'no crash' : 'CRASHED'}; ${statusesOf(tally.statuses)}, ` +
        `${tally.withoutRetryAfter} of the 503 without Retry-After, ${tally.broken} broken connections`,
    );
  } finally {
    await database.remove();
  }
}
