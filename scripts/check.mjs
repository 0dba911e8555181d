import { spawn } from 'node:child_process';
import { writeLocaleKeys } from '../tools/locale-keys.mjs';

/** What the compiler has found is kept: the next check reads again what has changed. */
const types = (of, project) => [
  `types of the ${of}`,
  'tsc',
  '-p',
  `tsconfig.${project}.json`,
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/tsc/${project}.tsbuildinfo`,
];

/** Each tool by itself, the slow ones first; two at a time are what a small machine has cores for. */
const STEPS = [
  types('server', 'node'),
  ['lint', 'oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives', '.'],
  ['dead code', 'knip', '--no-config-hints'],
  types('browser', 'browser'),
  types('browser tests', 'e2e'),
  ['format', 'biome', 'check', '--error-on-warnings', '.'],
  ['map of rooms', process.execPath, 'tools/rooms/check-rooms.mjs'],
];
const LANES = 2;

/** Says what a tool says, once it is done, so that two at a time stay readable. */
function run([name, command, ...args]) {
  const program = command.startsWith('/') ? command : `node_modules/.bin/${command}`;
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(program, args, {
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (code !== 0) process.stdout.write(output);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      resolve(code === 0);
    });
  });
}

writeLocaleKeys();
const waiting = [...STEPS];
async function lane() {
  let isGood = true;
  for (let step = waiting.shift(); step; step = waiting.shift()) isGood = (await run(step)) && isGood;
  return isGood;
}
const results = await Promise.all(Array.from({ length: LANES }, lane));
process.exitCode = results.every(Boolean) ? 0 : 1;
