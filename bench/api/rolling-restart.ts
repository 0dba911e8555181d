import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/testing/free-port';
import { makeClients, newTally, runAll } from './clients';
import { compareRows } from './compare-rows';
import { countOf, postgresDatabase } from './databases';
import { startNginx } from './nginx';
import { type ServerProcess, startServerProcess } from './server-process';
import { say, statusesOf } from './statistics';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Two instances behind nginx restarted in turn while posts come in; a number is the posts. */
export async function rollingRestart(words: string[]): Promise<void> {
  const posts = countOf(words, 10_000);
  const folder = mkdtempSync(join(tmpdir(), 'verisiam-nginx-'));
  const database = await postgresDatabase();
  const ports = [await freePort(), await freePort()];
  const start = (port: number): Promise<ServerProcess> =>
    startServerProcess({
      ...database.environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
    });
  const servers = await Promise.all(ports.map(start));
  const nginx = await startNginx(folder, ports);
  try {
    const tally = newTally();
    const done = (): boolean => tally.acknowledged.size >= posts;
    const posting = runAll(makeClients(8), nginx.port, tally, done);
    let restarts = 0;
    while (!done()) {
      const index = restarts % 2;
      await servers[index]?.kill('SIGTERM');
      servers[index] = await start(ports[index] ?? 0);
      restarts += 1;
      await pause(200);
    }
    await posting;
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    const { lost, duplicates } = await compareRows(database.environment, tally.acknowledged);
    say(
      `${restarts} restarts during ${tally.acknowledged.size} posts: ${statusesOf(tally.statuses)}, ` +
        `${tally.broken} broken connections, ${lost} lost, ${duplicates} duplicates`,
    );
  } finally {
    nginx.child.kill('SIGTERM');
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
