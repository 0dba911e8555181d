import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../server/testing/free-port';

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
      proxy_buffer_size 16k; proxy_buffers 8 16k;
      proxy_pass http://api; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout http_503 non_idempotent; proxy_next_upstream_tries 4;
    }
  }
}`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Resolves once somebody listens there. @throws when the program that was to do so has ended. */
export async function listening(name: string, port: number, child: ChildProcess): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  while (!(await isOpen(port))) {
    if (failure !== undefined || child.exitCode !== null)
      throw new Error(`${name} did not start; is it installed?`);
    await pause(50);
  }
}

/** nginx in front of the instances, on a free port of the loopback. */
export async function startNginx(
  folder: string,
  instances: number[],
): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig(folder, port, instances));
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  await listening('nginx', port, child);
  return { port, child };
}
