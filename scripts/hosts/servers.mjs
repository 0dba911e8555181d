import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/**
 * Each puts its server's files into a folder of its own, starts it there, and returns once it listens: all of them open
 * their port before they leave the foreground, so that nobody has to wait and ask.
 * @typedef {{ folder: string, site: string, client?: string, port: number, apiPort: number }} Place `site` has the hosts'
 * files, and the built client unless that is elsewhere
 */

/** A file and no pipe: what goes on in the background would keep a pipe open. */
function start(folder, command, args, env = {}) {
  const file = join(folder, 'start.log');
  const log = openSync(file, 'w');
  const { status } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  if (status !== 0) throw new Error(`${command} did not start:\n${readFileSync(file, 'utf8')}`);
  return readFileSync(file, 'utf8');
}

const pidOf = (file) => Number(readFileSync(file, 'utf8').trim());

const NGINX_MODULES = '/usr/lib/nginx/modules';

/** @param {Place} place */
export function startNginx({ folder, site, client = join(site, 'client'), port, apiPort }) {
  const brotli = join(NGINX_MODULES, 'ngx_http_brotli_static_module.so');
  const hasBrotli = existsSync(brotli);
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${isRoot ? 'user root;' : ''}
${hasBrotli ? `load_module ${brotli};` : ''}
pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream site_api { server 127.0.0.1:${apiPort} max_fails=0; keepalive 32; }
  server {
    listen 127.0.0.1:${port}; root ${client}; ${hasBrotli ? 'brotli_static on;' : ''}
    include ${site}/hosts/nginx/site.conf;
  }
}
`,
  );
  start(folder, 'nginx', ['-c', config, '-p', folder, '-e', join(folder, 'error.log')]);
  return pidOf(join(folder, 'nginx.pid'));
}

/** @param {Place} place */
export function startCaddy({ folder, site, port, apiPort }) {
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
	admin off
	auto_https off
}
import ${site}/hosts/caddy/site.caddy

http://localhost:${port} {
	bind 127.0.0.1
	root * ${site}/client
	import site
}
`,
  );
  const said = start(folder, 'caddy', ['start', '--config', config, '--adapter', 'caddyfile'], {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_API: `127.0.0.1:${apiPort}`,
  });
  // Its file of the process is written only after it has said that it listens.
  const pid = /pid=(\d+)/.exec(said)?.[1];
  if (pid === undefined) throw new Error(`Caddy names no process:\n${said}`);
  return Number(pid);
}

/** Resolves once a file with something in it stands in the folder. */
function fileAppears(folder, name) {
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      const file = join(folder, name);
      if (!existsSync(file) || readFileSync(file, 'utf8') === '') return;
      watcher.close();
      resolve();
    });
  });
}

const APACHE_MODULES = '/usr/lib/apache2/modules';
const APACHE_NEEDS = [
  'mpm_event',
  'authz_core',
  'headers',
  'rewrite',
  'mime',
  'dir',
  'alias',
  'proxy',
  'proxy_http',
];

/** @param {Place} place */
export async function startApache({ folder, site, port, apiPort }) {
  const present = readdirSync(APACHE_MODULES);
  const modules = APACHE_NEEDS.filter((name) => present.includes(`mod_${name}.so`));
  const config = join(folder, 'apache.conf');
  writeFileSync(
    config,
    `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /dev/null
AddType text/html .html
AddType text/css .css
AddType application/json .json
AddType text/xml .xml
AddType text/plain .txt
AddType image/svg+xml .svg
AddType image/png .png
AddType image/x-icon .ico
Define SITE_API http://127.0.0.1:${apiPort}
<VirtualHost *:${port}>
  DocumentRoot ${site}/client
  <Directory ${site}/client>
    AllowOverride None
    Require all granted
  </Directory>
  Include ${site}/hosts/apache/site.conf
</VirtualHost>
`,
  );
  // It leaves the foreground before it listens, and writes its process down after.
  const listens = fileAppears(folder, 'apache.pid');
  start(folder, 'apache2', ['-f', config, '-k', 'start']);
  await listens;
  return pidOf(join(folder, 'apache.pid'));
}
