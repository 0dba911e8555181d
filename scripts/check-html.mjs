import './lib/at-root.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './lib/say.mjs';
import { ensureJava } from './lib/system-packages.mjs';

const CLIENT = resolve('dist/client');
const VALIDATOR = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** All that it may say of 62 documents. */
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Its reader of stylesheets knows no container units, masks or timelines; browsers and the tests do. */
const isOfStyles = ({ message }) => message.startsWith('CSS:');

function documents() {
  if (!existsSync(join(CLIENT, 'index.html'))) fail('There is no build to check: run "npm run build" first.');
  return readdirSync(CLIENT, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(CLIENT, file))
    .sort();
}

/** What the Nu validator says of the files. @throws when it says nothing that can be read */
function validate(files) {
  if (!existsSync(VALIDATOR)) fail('The validator is not installed: run "npm ci --ignore-scripts".');
  const { stderr, error } = spawnSync(
    'java',
    ['-jar', VALIDATOR, '--format', 'json', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: MOST_OUTPUT_BYTES },
  );
  if (error) throw error;
  return JSON.parse(stderr).messages;
}

if (!ensureJava()) fail('Java is missing and could not be installed: install default-jre-headless.');
const files = documents();
const said = validate(files).filter((message) => !isOfStyles(message));
for (const { url, lastLine, lastColumn, message, extract } of said)
  console.error(
    `${fileURLToPath(url).slice(CLIENT.length)}:${lastLine}:${lastColumn} ${message}\n    ${extract?.trim() ?? ''}`,
  );
console.log(`${files.length} documents, ${said.length} messages`);
process.exitCode = said.length > 0 ? 1 : 0;
