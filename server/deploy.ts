import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { stderr, stdout } from 'node:process';
import { deployBuild, rollBack } from './deploy/deploy-build';
import { CommandError, CommandFailure, runTool } from './operator/program';
import { readWords } from './operator/read-words';

const USAGE = [
  'Usage: npm run deploy -- dist /srv/site [--keep 3] [--reload "nginx -s reload"] [--other-company]',
  '       npm run deploy -- --rollback /srv/site [--reload "nginx -s reload"]',
].join('\n');

const OPTIONS = {
  keep: { type: 'string', default: '3' },
  reload: { type: 'string' },
  rollback: { type: 'boolean', default: false },
  'other-company': { type: 'boolean', default: false },
} as const;

function reloader(command: string | undefined): (() => void) | undefined {
  if (command === undefined) return undefined;
  return () => {
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    if (status !== 0) throw new CommandFailure(`“${command}” failed; what is served has not changed.`);
  };
}

function say(line: string): void {
  stderr.write(`${line}\n`);
}

function readKeep(word: string): number {
  const keep = Number(word);
  if (!Number.isInteger(keep) || keep < 1 || keep > 50)
    throw new CommandError('--keep takes 1 to 50 builds.');
  return keep;
}

function main(): void {
  const refuse = (line: string) => new CommandError(line);
  const { values, positionals } = readWords(process.argv.slice(2), OPTIONS, refuse);
  const reload = reloader(values.reload);
  const [first, second] = positionals.map((word) => resolve(word));
  if (values.rollback) {
    if (first === undefined || second !== undefined) throw new CommandError('Name the folder to roll back.');
    stdout.write(`${first} serves build ${rollBack(first, { reload, say }).build} again.\n`);
    return;
  }
  if (first === undefined || second === undefined) throw new CommandError('Name a build and a folder.');
  const isOtherCompany = values['other-company'];
  const options = { keep: readKeep(values.keep), reload, say, isOtherCompany };
  const { build, name } = deployBuild(first, second, options);
  stdout.write(`${second} serves build ${build} (releases/${name}).\n`);
}

await runTool(main, USAGE);
