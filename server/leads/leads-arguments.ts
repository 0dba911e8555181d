import { parseArgs } from 'node:util';
import { SUBMISSION_KINDS } from '../submissions/submission';
import type { ExportFormat } from './format-leads';
import type { LeadFilter } from './lead-filter';

export const USAGE = `Usage: npm run leads -- list [--since <date>] [--kind <kind>]
       npm run leads -- export --format csv|json [--since <date>] [--kind <kind>]
Dates: 2026-11-20 or 2026-11-20T08:00:00Z. Kinds: ${SUBMISSION_KINDS.join(', ')}.`;

/** The command was not understood. The message is one line for a person. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface LeadsCommand {
  /** `list` prints lines for reading. */
  output: 'list' | ExportFormat;
  filter: LeadFilter;
}

function parseSince(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError('--since needs a date such as 2026-11-20.');
  return time;
}

function parseKind(text: string | undefined): LeadFilter['kind'] {
  if (text === undefined) return undefined;
  const kind = SUBMISSION_KINDS.find((known) => known === text);
  if (kind === undefined) throw new UsageError(`--kind is one of ${SUBMISSION_KINDS.join(', ')}.`);
  return kind;
}

function readOptions(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { format: { type: 'string' }, since: { type: 'string' }, kind: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'unknown option');
  }
}

/** @throws UsageError */
export function parseLeadsArguments(words: string[]): LeadsCommand {
  const { positionals, values } = readOptions(words);
  const [command, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`Unexpected: ${rest.join(' ')}.`);
  const filter = { since: parseSince(values.since), kind: parseKind(values.kind) };
  if (command === 'list') return { output: 'list', filter };
  if (command !== 'export') throw new UsageError('Say list or export.');
  if (values.format !== 'csv' && values.format !== 'json')
    throw new UsageError('export needs --format csv or json.');
  return { output: values.format, filter };
}
