import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Bytes that a first visit may cost, compressed with brotli. A page more costs every script 115 bytes, a section of
 * three short rows or a field its document 90 to 115; names of files, which change with every build, move a document by 40
 * and a script by 110. There is room for one of these at most, and home's document ends at 18 KiB in any language. What
 * needs more is argued for here.
 * 0.1 kB of each script are a page without the texts of every page, ways back, and the focus taken off what goes.
 * 30 bytes of each document keep rules to their own page, and lay one out before it is shown.
 * 0.3 kB of each script are links and ways back within the page that is shown, pages that fail after others, and log-outs.
 * 60 bytes of each are the toast of who has lost the network before the first: as wide, and as long there, as any other.
 * 0.2 kB of each document, 0.3 of pricing's, are what is shown of it where it is shared, and schema.org's data.
 */
const BUDGETS = {
  // 77.3 kB of script: React is 58.5 of it, the router 3.5, what other pages share with this one 3.6. 9.2 kB of the
  // document are its stylesheets, 2.6 kB texts. 3.0 kB are the specimen's answers until its code has come, 0.1 kB bear
  // what a browser that translates does to the texts, and 30 bytes, of each page, keep it as wide as its screen in type
  // twice as large.
  'index.html': { script: 81_860, document: 16_300 },
  // The same page in letters of three bytes: twice as much for texts that are there to be read and again to hydrate; and
  // 143 places where WebKit may end a line, 50 bytes.
  'th.html': { script: 81_860, document: 18_432 },
  // The first page's script, and a form: its view, its table, the telephone field, and 1.9 kB that read its answers,
  // which it asked for at once anyhow, a round trip later. Of its document 0.3 kB are the print that the sheet lies
  // on, and its seal; 0.1 kB the sheet's printed edge and its choice's caret; 0.1 kB say what is missing until the
  // script has come, and set rows at one height, and as much the arch of a phone's heading; 60 bytes its steps'
  // buttons; 50 the menu's place below its button, however high the header is; 40 the print at the page's end, which
  // waits for it; 0.4 kB group a telephone until its number logic has come; 0.1 kB of script read one on where it was
  // begun, and as much leave a form to the browser where its code is gone, and wait in one language for another's
  // answer; 60 bytes keep the focus where something is sent again, and tie a wrong password to its fields; 55 tell a screen
  // reader that it is sent. Until 2026-11-29 it had 1.2 kB more, of other forms' and pages' rules and words.
  'contact-sales.html': { script: 91_240, document: 15_260 },
  // The first page's script, and the plans, how they stand for who is signed in, and the estimate with its curve. 0.9 kB
  // of the document answer by themselves until the script has come, 50 bytes are the footer's columns on a phone, 0.3 kB
  // make tickets of the plans. Until 2026-11-29 it had 0.6 kB more, of other pages' rules.
  'pricing.html': { script: 80_060, document: 14_360 },
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
const { scriptHashes, styleHashes } = JSON.parse(readFileSync('dist/headers.json', 'utf8'));
const hashes = scriptHashes.length + styleHashes.length;
if (hashes > MOST_HASHES) exceeded += 1;
console.log(`${hashes > MOST_HASHES ? 'OVER' : 'ok  '} hashes in the policy: ${hashes} of ${MOST_HASHES}`);
process.exitCode = exceeded > 0 ? 1 : 0;
