import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Bytes that a first visit may cost, compressed with brotli. A page more costs every script 115 bytes, a section of
 * three short rows its document 115; names of files, which change with every build, move both by 30. Each figure is what
 * was measured on 2026-11-21 and room for ten such pages and four such sections; what needs more is argued for here.
 */
const BUDGETS = {
  // 95.7 kB of script, nearly all of it what every page has. 9.2 kB of the document are its stylesheets, 2.6 kB texts.
  'index.html': { script: 96_000, document: 15_700 },
  // The same page in letters of three bytes: twice as much for texts that are there to be read and again to hydrate.
  // 0.1 kB of 2026-11-22 are what is drawn where colours are forced, and the forger's buttons.
  'th.html': { script: 96_000, document: 17_900 },
  // The first page's script, and a form: its view, its table and the telephone field. 0.6 kB of 2026-11-22 are the
  // words and states of numbers and countries, what a form knows of who is signed in, and what each field says when it
  // is left empty.
  'contact-sales.html': { script: 105_600, document: 15_200 },
  // The first page's script, and the plans, how they stand for who is signed in, and the estimate with its curve,
  // which is 0.3 kB.
  'pricing.html': { script: 97_000, document: 13_200 },
};

/** The budgets are for this: what another company says of itself is its own, and not counted. */
const SHIPPED_COMPANY = `{\n  name: 'Verisiam',\n  origin: 'https://verisiam.example',\n};\n`;
const company =
  /export const SITE: SiteConfig = ([\s\S]*)$/.exec(readFileSync('src/config/site.ts', 'utf8'))?.[1] ?? '';
const companyBytes = Math.max(0, Buffer.byteLength(company) - Buffer.byteLength(SHIPPED_COMPANY));

const CLIENT = 'dist/client';
const SCRIPT = /(?:src|href)="(\/assets\/[^"]+\.js)"/g;

const size = (path) => {
  const compressed = `${path}.br`;
  return existsSync(compressed)
    ? readFileSync(compressed).length
    : brotliCompressSync(readFileSync(path)).length;
};

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
process.exitCode = exceeded > 0 ? 1 : 0;
