import { makeClients, newTally, runAll } from './clients';
import { compareRows } from './compare-rows';
import { countOf, onDatabases } from './databases';
import { type ServerProcess, startServerProcess } from './server-process';
import { say, statusesOf } from './statistics';

const CLIENTS = 32;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** kill -9 under load, round after round on the same data; a number is the rounds. */
export async function kill(words: string[]): Promise<void> {
  const rounds = countOf(words, 100);
  await onDatabases(words, async (database) => {
    const clients = makeClients(CLIENTS);
    const tally = newTally();
    let failedStarts = 0;
    for (let round = 0; round < rounds; round += 1) {
      let server: ServerProcess;
      try {
        server = await startServerProcess(database.environment);
      } catch {
        failedStarts += 1;
        continue;
      }
      let stopped = false;
      const posting = runAll(clients, server.port, tally, () => stopped);
      await pause(100 + Math.random() * 400);
      await server.kill('SIGKILL');
      stopped = true;
      await posting;
    }
    const { stored, lost, duplicates } = await compareRows(database.environment, tally.acknowledged);
    say(
      `${database.name}: ${rounds} kills under ${CLIENTS} clients: ${tally.acknowledged.size} acknowledged, ` +
        `${stored} stored, ${lost} lost, ${duplicates} duplicates, ${failedStarts} failed starts; ${statusesOf(tally.statuses)}`,
    );
  });
}
