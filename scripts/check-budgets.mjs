import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fail } from './lib/say.mjs';
import './lib/at-root.mjs';

/**
 * Bytes that a first visit may cost, compressed with brotli: of which script React is 58.5 kB, the router 3.5, and what
 * starts both 0.3. A page more costs every script 115 bytes, a section of three short rows or a field its document 90 to
 * 115. There is room for one of these at most. What needs more is argued for in the commit that raises a figure.
 */
const BUDGETS = {
  // Of its script the specimen's first answers are 3.0 kB, of its document the stylesheets 9.2 kB and the texts 2.6.
  'index.html': { script: 82_450, document: 16_390 },
  // The same page in letters of three bytes: home's document ends at 18 KiB in any language.
  'th.html': { script: 82_450, document: 18_490 },
  // The first page's script, and a form: its view, its table, the telephone field, and what reads its answers.
  'contact-sales.html': { script: 91_950, document: 15_350 },
  // The first page's script, and the plans, how they stand for whoever is signed in, and the estimate with its curve.
  'pricing.html': { script: 80_650, document: 14_420 },
};

/**
 * The policy before every document names each inline script and style of the site by a hash, 54 bytes that no compression
 * makes fewer; with 66 styles it outgrew the 4 kB that nginx keeps for an answer's headers.
 */
const MOST_HASHES = 52;

/** The budgets are for this: what another company says of itself is its own, and not counted. */
const SHIPPED_COMPANY = `{\n  name: 'Verisiam',\n  origin: 'https://verisiam.example',\n};\n`;
const company =
  /export const SITE: SiteConfig = ([\s\S]*)$/.exec(readFileSync('src/config/site.ts', 'utf8'))?.[1] ?? '';
const companyBytes = Math.max(0, Buffer.byteLength(company) - Buffer.byteLength(SHIPPED_COMPANY));

const CLIENT = 'dist/client';
if (!existsSync(join(CLIENT, 'index.html'))) fail('There is no build to measure: run "npm run build" first.');

const SCRIPT = /(?<=[" ])(\/assets\/[^" ]+\.js)(?=[" ])/g;

/**
 * Files are named by their content, and the names that they have in each other move a script by 100 bytes and a document
 * by 40, with every change of anything. What is counted is what was written: the mean under other names, as long and as
 * little to be compressed, which are the same in every build.
 */
const NAMED_BY_CONTENT = /(?<=[-.])[\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/g;
const DRAWS = 4;
const standIns = new Map();
function standIn(name, draw) {
  const key = `${draw} ${name}`;
  if (!standIns.has(key)) {
    const digest = createHash('sha256').update(String(standIns.size)).digest('base64url');
    standIns.set(key, digest.slice(0, name.length));
  }
  return standIns.get(key);
}

function size(path) {
  const text = readFileSync(path, 'utf8');
  let bytes = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    bytes += brotliCompressSync(text.replace(NAMED_BY_CONTENT, (name) => standIn(name, draw))).length;
  }
  return Math.round(bytes / DRAWS);
}

let exceeded = 0;
for (const [document, budget] of Object.entries(BUDGETS)) {
  const html = readFileSync(join(CLIENT, document), 'utf8');
  const scripts = new Set(Array.from(html.matchAll(SCRIPT), ([, path]) => path));
  const measured = {
    script: [...scripts].reduce((sum, path) => sum + size(join(CLIENT, path)), 0),
    document: size(join(CLIENT, document)),
  };
  for (const [kind, bytes] of Object.entries(measured)) {
    const most = budget[kind] + companyBytes;
    if (bytes > most) exceeded += 1;
    console.log(`${bytes > most ? 'OVER' : 'ok  '} ${document} ${kind}: ${bytes} of ${most} bytes`);
  }
}
const { scriptHashes, styleHashes } = JSON.parse(readFileSync('dist/headers.json', 'utf8'));
const hashes = scriptHashes.length + styleHashes.length;
if (hashes > MOST_HASHES) exceeded += 1;
console.log(`${hashes > MOST_HASHES ? 'OVER' : 'ok  '} hashes in the policy: ${hashes} of ${MOST_HASHES}`);
process.exitCode = exceeded > 0 ? 1 : 0;
