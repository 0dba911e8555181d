import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './lib/say.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** Another company, in letters of three bytes each, with all that one can say of itself. */
const OTHER = `{
  name: 'ตัวอย่าง ID',
  origin: 'https://www.tuayang.example',
  legalName: 'บริษัท ตัวอย่าง ไอดี จำกัด',
  contactEmail: 'hello@tuayang.example',
  phone: '+66 2 123 4567',
  address: '99 ถนนสาทรใต้ กรุงเทพฯ 10120',
  socialLinks: [{ name: 'LINE', url: 'https://line.example/tuayang' }],
  securityContact: 'mailto:security@tuayang.example',
};
`;
const OTHER_CODES = { slug: 'tuayang', referencePrefix: 'TY' };

/** What is ours and may stand in anybody's build, with the reason. */
const ALLOWED = [
  // A password that too many choose.
  /temporary verisiam/,
  // The name of a folder that is gone after a moment.
  /tmpdir\(\), "verisiam-/,
];

const root = mkdtempSync(join(tmpdir(), 'verisiam-rebrand-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const LEFT_OUT = new Set(['.git', '.generated', 'data', 'dist', 'node_modules', 'test-results']);
for (const name of readdirSync('.')) {
  if (!LEFT_OUT.has(name)) cpSync(name, join(root, name), { recursive: true });
}
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));

function rewrite(name, change) {
  const file = join(root, name);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) fail(`${name} is not as this test knows it.`);
  writeFileSync(file, after);
}
rewrite('src/config/site.ts', (text) =>
  text.replace(/(export const SITE: SiteConfig = )[\s\S]*$/, `$1${OTHER}`),
);
rewrite('src/config/site-codes.ts', (text) =>
  text
    .replace(/slug: '\w+'/, `slug: '${OTHER_CODES.slug}'`)
    .replace(/referencePrefix: '\w+'/, `referencePrefix: '${OTHER_CODES.referencePrefix}'`),
);

function run(script) {
  const { status } = spawnSync(process.execPath, [join('scripts', script)], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`${script} failed for another company.`);
}
run('build.mjs');
run('check-budgets.mjs');

const TWIN = /\.(?:br|gz|woff2|png)$/;
const leftovers = ['client', 'api', 'hosts'].flatMap((part) =>
  readdirSync(join(root, 'dist', part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TWIN.test(entry.name))
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const found = readFileSync(file, 'utf8').match(/.{0,30}verisiam.{0,10}|.{0,10}\bVS-.{0,10}/gi) ?? [];
      return found
        .filter((text) => !ALLOWED.some((allowed) => allowed.test(text)))
        .map((text) => `${file.slice(root.length + 1)}: ${text}`);
    }),
);
for (const line of leftovers.slice(0, 20)) console.log(`left over in ${line}`);
if (leftovers.length > 0) fail(`${leftovers.length} places name the company that the site is not of.`);
console.log('Nothing is left of the company that it was.');
