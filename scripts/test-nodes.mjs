import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, run } from './lib/run.mjs';
import { fail } from './lib/say.mjs';

/** The oldest that is promised, and each line that is cared for since. */
const PROMISED = ['20.19', '22', '24'];

const folder = mkdtempSync(join(tmpdir(), 'verisiam-nodes-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Fetches that Node from the npm registry. @returns the folder that its program is in */
function fetchNode(version) {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = join(folder, version);
  if (npm(['install', '--no-save', '--silent', '--prefix', prefix, `${name}@${version}`]) !== 0) {
    fail(`Node ${version} could not be fetched; npm says above why.`);
  }
  return join(prefix, 'node_modules', name, 'bin');
}

const test = fileURLToPath(new URL('test.mjs', import.meta.url));
const wanted = process.argv.slice(2);
const outcomes = (wanted.length > 0 ? wanted : PROMISED).map((version) => {
  const bin = fetchNode(version);
  console.log(`\n══ Node ${version}`);
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}` };
  return { version, isPassed: run(join(bin, 'node'), [test], { env }) === 0 };
});

for (const { version, isPassed } of outcomes)
  console.log(`Node ${version}: ${isPassed ? 'passed' : 'FAILED'}`);
process.exitCode = outcomes.every(({ isPassed }) => isPassed) ? 0 : 1;
