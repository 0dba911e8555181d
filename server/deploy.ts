import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { ConfigureError } from './configure/configure-error';
import { deployBuild, rollBack } from './deploy/deploy-build';
import { DeployError } from './deploy/target';
import { errorCode } from './errors/error-code';

const USAGE = [
  'Usage: npm run deploy -- dist /srv/site [--keep 3] [--reload "nginx -s reload"]',
  '       npm run deploy -- --rollback /srv/site [--reload "nginx -s reload"]',
].join('\n');

const OPTIONS = {
  keep: { type: 'string', default: '3' },
  reload: { type: 'string' },
  rollback: { type: 'boolean', default: false },
} as const;

function reloader(command: string | undefined): () => void {
  return () => {
    if (command === undefined) return;
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    if (status !== 0) throw new DeployError(`“${command}” failed; what is served has not changed.`);
  };
}

function readKeep(word: string): number {
  const keep = Number(word);
  if (!Number.isInteger(keep) || keep < 1 || keep > 50) throw new DeployError('--keep takes 1 to 50 builds.');
  return keep;
}

function main(): void {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const reload = reloader(values.reload);
  const [first, second] = positionals.map((word) => resolve(word));
  if (values.rollback) {
    if (first === undefined || second !== undefined) throw new DeployError('Name the folder to roll back.');
    stdout.write(`${first} serves build ${rollBack(first, { reload }).build} again.\n`);
    return;
  }
  if (first === undefined || second === undefined) throw new DeployError('Name a build and a folder.');
  const { build, name } = deployBuild(first, second, { keep: readKeep(values.keep), reload });
  stdout.write(`${second} serves build ${build} (releases/${name}).\n`);
}

try {
  main();
} catch (error) {
  const isSaid = error instanceof DeployError || error instanceof ConfigureError;
  if (!isSaid && !errorCode(error).startsWith('ERR_PARSE_ARGS')) throw error;
  stderr.write(`${error instanceof Error ? error.message : ''}\n${USAGE}\n`);
  process.exitCode = 1;
}
