import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/testing/free-port';
import { makeClients, newTally, runAll } from './clients';
import { compareRows } from './compare-rows';
import { countOf, postgresDatabase } from './databases';
import { type ServerProcess, startServerProcess } from './server-process';
import { say, statusesOf } from './statistics';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What an operator would write: a post may go to the other instance, because its key makes that safe. */
const nginxConfig = (folder: string, port: number, instances: number[]): string => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
  fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  upstream api { ${instances.map((instance) => `server 127.0.0.1:${instance} max_fails=0;`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout http_503 non_idempotent; proxy_next_upstream_tries 4;
    }
  }
}`;

async function startNginx(
  folder: string,
  instances: number[],
): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig(folder, port, instances));
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  child.on('error', () => say('nginx is not installed.'));
  await pause(500);
  return { port, child };
}

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
