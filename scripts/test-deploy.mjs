import './lib/at-root.mjs';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { startNginx } from './hosts/servers.mjs';
import { freePort, openTrial } from './hosts/trial.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { startServer } from './lib/running-server.mjs';
import { fail } from './lib/say.mjs';
import { ensureHosts } from './lib/system-packages.mjs';

await install();
if (ensureHosts().includes('nginx')) fail('nginx is missing, please install it.');
await build();

/** Requests to each host; the build under them is replaced every so many. */
const REQUESTS = 10_000;
const REPLACED_EVERY = 1_000;
const AT_ONCE = 16;

const { root, ownPids } = openTrial('deploy');

/** The built site under another id, its home page's script under another name. */
function otherBuild(folder) {
  for (const part of ['client', 'assets.json', 'company.json', 'headers.json', 'documents.json'])
    cpSync(join('dist', part), join(folder, part), { recursive: true });
  const client = join(folder, 'client');
  const { id } = JSON.parse(readFileSync(join(client, '_build/latest.json'), 'utf8'));
  const other = [...id].reverse().join('');
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    // Twins would go on saying the old thing.
    if (/\.(?:br|gz)$/.test(file)) rmSync(file);
    else if (/\.(?:html|json)$/.test(file))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(id, other));
  }
  renameSync(join(client, `_payload/${id}`), join(client, `_payload/${other}`));
  renameSync(join(client, `_build/meta/${id}.json`), join(client, `_build/meta/${other}.json`));
  // Each time that this build comes or goes, the policy is another, and longer than what nginx reads at a time.
  const hashes = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'));
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify({
      ...hashes,
      scriptHashes: [
        ...hashes.scriptHashes,
        ...Array.from({ length: 60 }, (_, i) => `sha256-${i}${'b'.repeat(41)}=`),
      ],
    }),
  );
  return folder;
}

const target = join(root, 'site');
const builds = ['dist', otherBuild(join(root, 'other'))];
const deploy = (words) =>
  execFileSync(process.execPath, ['dist/api/deploy.js', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
deploy([builds[0], target]);

const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(root, 'data'), RATE_LIMIT: '0' };
const own = await startServer(['dist/api/main.js'], {
  env: { ...env, SITE_DIR: join(target, 'current/client') },
});
ownPids.push(own.child.pid);
mkdirSync(join(root, 'nginx'));
const port = await freePort();
// As an operator has it: documents behind the link, the host's files beside it.
const place = { folder: join(root, 'nginx'), site: target, client: join(target, 'current/client'), port };
ownPids.push(startNginx({ ...place, apiPort: Number(new URL(own.address).port) }));
const reload = `nginx -c ${join(root, 'nginx/nginx.conf')} -p ${join(root, 'nginx')} -e ${join(root, 'nginx/error.log')} -s reload`;

const PAGES = ['/', '/th', '/pricing', '/th/contact-sales'];
const SCRIPT = /src="(\/assets\/[^"]+\.js)"/;

/** A visit: a document, then what it names, as a tab would ask some time later. @returns what went wrong */
async function visit(origin, page) {
  const wrong = [];
  // A connection for each: a host that reads its files anew closes those that wait, and a browser then asks again.
  const get = async (path) => {
    const [response] = await once(request(origin + path, { agent: false }).end(), 'response');
    if (response.statusCode !== 200) wrong.push(`${path}: ${response.statusCode}`);
    return (await response.setEncoding('utf8').toArray()).join('');
  };
  const html = await get(page);
  const [, script] = SCRIPT.exec(html) ?? [];
  await get(script);
  const { id } = JSON.parse(await get('/_build/current.json'));
  await get(`/_payload/${id}/index.json`);
  return wrong;
}
const REQUESTS_A_VISIT = 4;

let replaced = 0;
function replaceBuild() {
  replaced += 1;
  // Every third time back to the build before.
  const words = replaced % 3 === 0 ? ['--rollback', target] : [builds[replaced % 2], target, '--keep', '1'];
  deploy([...words, '--reload', reload]);
}

let failures = 0;
for (const [name, origin] of Object.entries({
  'npm start': own.address,
  nginx: `http://127.0.0.1:${port}`,
})) {
  const wrong = [];
  let visits = 0;
  let nextAt = REPLACED_EVERY;
  const before = replaced;
  const lane = async () => {
    while (visits * REQUESTS_A_VISIT < REQUESTS) {
      visits += 1;
      wrong.push(
        ...(await visit(origin, PAGES[visits % PAGES.length]).catch((error) => [
          String(error.cause ?? error),
        ])),
      );
      if (visits * REQUESTS_A_VISIT >= nextAt) {
        nextAt += REPLACED_EVERY;
        replaceBuild();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  failures += wrong.length;
  console.log(
    `${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${visits * REQUESTS_A_VISIT} requests, ${replaced - before} builds put up, ${wrong.length} errors`,
  );
  for (const sentence of wrong.slice(0, 10)) console.log(`       ${sentence}`);
}
process.exit(failures === 0 ? 0 : 1);
