import './lib/at-root.mjs';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, cell, chosenPaths, differences } from './hosts/compare.mjs';
import { startApache, startCaddy, startNginx } from './hosts/servers.mjs';
import { freePort, openTrial } from './hosts/trial.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/require-node.mjs';
import { startServer } from './lib/running-server.mjs';
import { fail } from './lib/say.mjs';
import { ensureHosts } from './lib/system-packages.mjs';

requireNode();
await install();
const missing = ensureHosts();
if (missing.length > 0) fail(`These packages are missing, please install them: ${missing.join(' ')}`);
await build();

const { root, ownPids } = openTrial('hosts');
const site = join(root, 'site');
for (const part of ['client', 'hosts', 'headers.json'])
  cpSync(join('dist', part), join(site, part), { recursive: true });

/** `npm start` itself: what every host is compared with, and their API. */
const own = await startServer(['dist/api/main.js'], {
  env: {
    ...process.env,
    SITE_DIR: join(site, 'client'),
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(root, 'data'),
    TRUST_PROXY: 'loopback',
    RATE_LIMIT: '0',
  },
});
ownPids.push(own.child.pid);
const apiPort = Number(new URL(own.address).port);
const hosts = { 'npm start': `http://localhost:${apiPort}` };
for (const [name, start] of Object.entries({ nginx: startNginx, Caddy: startCaddy, Apache: startApache })) {
  const folder = join(root, name);
  mkdirSync(folder);
  const port = await freePort();
  ownPids.push(await start({ folder, site, port, apiPort }));
  hosts[name] = `http://localhost:${port}`;
}

const paths = chosenPaths({ read: (name) => readFileSync(join(site, 'client', name), 'utf8') });
const table = Object.fromEntries(paths.map((path) => [path, {}]));
let failures = 0;
for (const [name, origin] of Object.entries(hosts)) {
  const found = [];
  for (const path of paths) {
    for (const coding of ['gzip', 'br', 'identity']) {
      const [expected, answer] = await Promise.all([
        ask(hosts['npm start'], path, coding),
        ask(origin, path, coding),
      ]);
      found.push(...differences(path, expected, answer));
      if (coding === 'br') table[path][name] = cell(answer);
    }
  }
  const smoke = spawnSync(process.execPath, ['dist/api/smoke.js', origin], { encoding: 'utf8' });
  if (smoke.status !== 0 || found.length > 0) failures += 1;
  console.log(`${smoke.status === 0 && found.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const sentence of found) console.log(`       ${sentence}`);
  if (smoke.status !== 0) console.log(smoke.stdout + smoke.stderr);
}

// Last, for the others need it: a form without script where the API is gone.
own.child.kill();
await once(own.child, 'exit');
for (const [page, language] of Object.entries({ '/contact-sales': 'en-US', '/th/contact-sales': 'th-TH' })) {
  const headers = { referer: hosts.nginx + page, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${hosts.nginx}/api/contact-sales`, { method: 'POST', headers, body: 'name=A' });
  const isTold = answer.status === 502 && (await answer.text()).includes(`<html lang="${language}"`);
  if (!isTold) failures += 1;
  console.log(`${isTold ? 'ok    ' : 'FAILED'} nginx without its API, a form of ${page}: ${answer.status}`);
}

const width = Math.max(...paths.map((path) => path.length)) + 2;
const row = (title, cells) => title.padEnd(width) + cells.map((text) => text.padEnd(20)).join('');
console.log(`\n${row('', Object.keys(hosts))}`);
for (const path of paths) console.log(row(path, Object.values(table[path])));
process.exit(failures === 0 ? 0 : 1);
