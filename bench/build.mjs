// How long a build of so many pages takes, and how much memory: npm run bench:build -- 54 1000 5000
//
// The pages beyond the site's own are the policy of cookies again, at other addresses, in a copy of the project.

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PAGE_LIST = 'src/routes/pages.ts';
const TEXTS = 'locales/en/faq.json';

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !(count >= 1))) {
  console.error('npm run bench:build -- <pages> [<pages> …], in both languages together');
  process.exit(1);
}

function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  cpSync('.generated', join(folder, '.generated'), { recursive: true });
  // Caches of its own: a build is to do its work.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of execFileSync('ls', ['-A', 'node_modules'], { encoding: 'utf8' }).split('\n'))
    if (name && name !== '.cache')
      symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** @param count of pages in both languages together */
function setPages(folder, list, count) {
  const own =
    (list.match(/^ {2}page\(/gm) ?? []).length - (list.match(/unlisted: true \}\),$/gm) ?? []).length;
  const more = Math.max(0, Math.ceil(count / 2) - own);
  const pages = `\n  ...Array.from({ length: ${more} }, (_, i) => page('cookies-policy', { path: \`/bench/\${i}\` })),\n];`;
  writeFileSync(join(folder, PAGE_LIST), list.replace('\n];', pages));
}

/** The site alone, and all of a build: what of it is still true is not built again. */
const SITE = ['scripts/build/site.mjs'];
const WHOLE = ['scripts/build.mjs'];

/** Seconds, and the most memory that the process held, in MB. */
async function build(folder, words) {
  const start = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    } catch {
      // It has ended.
    }
  }, 100);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`the build ended with ${code}\n${said}`);
  return { seconds: (performance.now() - start) / 1000, megabytes: Math.round(peak / 1024) };
}

const folder = copyProject();
try {
  const list = readFileSync(join(folder, PAGE_LIST), 'utf8');
  console.log('| pages | first build | memory | the same again | after one changed text |\n|-|-|-|-|-|');
  for (const count of counts) {
    setPages(folder, list, count);
    rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
    const first = await build(folder, SITE);
    const again = await build(folder, SITE);
    await build(folder, WHOLE);
    const texts = join(folder, TEXTS);
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('"answer": "', '"answer": "And '));
    const changed = await build(folder, WHOLE);
    const [a, b, c] = [first, again, changed].map(({ seconds }) => `${seconds.toFixed(1)} s`);
    console.log(`| ${count} | ${a} | ${first.megabytes} MB | ${b} | ${c} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
