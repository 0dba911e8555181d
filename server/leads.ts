import { cwd, env, stderr, stdout } from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseConfig } from './config/config';
import { errorCode } from './errors/error-code';
import { toCsv, toJson, toList } from './leads/format-leads';
import { leadsFrom } from './leads/lead-source';
import { parseLeadsArguments, USAGE, UsageError } from './leads/leads-arguments';
import { describeStartFailure } from './start-failure';

const FORMATS = { list: toList, csv: toCsv, json: toJson };

async function main(): Promise<void> {
  const { output, filter } = parseLeadsArguments(process.argv.slice(2));
  const leads = leadsFrom(parseConfig(env, cwd()), filter);
  await pipeline(Readable.from(FORMATS[output](leads)), stdout, { end: false });
}

main().catch((error: unknown) => {
  // `leads -- list | head` closes the pipe early, which is no failure.
  if (errorCode(error) === 'EPIPE') return;
  const line = error instanceof UsageError ? `${error.message}\n${USAGE}` : describeStartFailure(error);
  stderr.write(`${line}\n`);
  process.exitCode = 1;
});
