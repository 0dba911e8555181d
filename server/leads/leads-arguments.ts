import * as v from 'valibot';
import { settings } from '../config/settings';
import { type Refuse, readEmail, readWords, refuseOthers, usageError } from '../operator/read-words';
import { SUBMISSION_KINDS } from '../submissions/submission';
import type { ExportFormat } from './format-leads';
import type { LeadFilter } from './lead-filter';

const USAGE = `Usage: npm run leads -- list [--open] [--since <date>] [--kind <kind>]
       npm run leads -- export --format csv|json [--open] [--since <date>] [--kind <kind>]
       npm run leads -- done <id or reference>
       npm run leads -- show --email <e-mail>
       npm run leads -- delete --email <e-mail>
       npm run leads -- backup <new file>
       npm run leads -- restore <file>
       npm run leads -- move --to postgres://<user>:<password>@<host>/<database>
With --email - or --to - the e-mail or the address is read from what is typed.
Dates are in UTC: 2026-11-20, or 2026-11-20T00:00+07:00 for a day's beginning in Bangkok. Kinds: ${SUBMISSION_KINDS.join(', ')}.`;

export type LeadsCommand =
  | { command: 'list'; filter: LeadFilter }
  | { command: 'export'; format: ExportFormat; filter: LeadFilter }
  | { command: 'done' | 'backup' | 'restore'; name: string }
  | { command: 'move'; to: string }
  | { command: 'show' | 'delete'; email: string };

const OPTIONS = {
  format: { type: 'string' },
  since: { type: 'string' },
  kind: { type: 'string' },
  open: { type: 'boolean' },
  email: { type: 'string' },
  to: { type: 'string' },
} as const;

type Values = Partial<Record<'format' | 'since' | 'kind' | 'email' | 'to', string>> & { open?: boolean };

/** What a command's one word is, where it has one. */
const NAMED: Record<string, string> = {
  done: 'the id or the reference of a lead',
  backup: 'the name of a file to write',
  restore: 'the name of a file that backup wrote',
};

const FILTERS = ['open', 'since', 'kind'];

const refuse: Refuse = (line) => usageError(line, USAGE);

const MOMENT = /^(\d{4}-\d\d-)(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** By itself `Date` takes a time without a zone for the machine's, and 31 February for 3 March. */
function parseSince(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, month, day, time = '00:00', zone = 'Z'] = MOMENT.exec(text) ?? [];
  const isDay = new Date(`${month}${day}`).getUTCDate() === Number(day);
  const moment = Date.parse(`${month}${day}T${time}${zone}`);
  if (!isDay || Number.isNaN(moment)) throw refuse('--since needs a date such as 2026-11-20.');
  return moment;
}

function parseKind(text: string | undefined): LeadFilter['kind'] {
  if (text === undefined) return undefined;
  const kind = SUBMISSION_KINDS.find((known) => known === text);
  if (kind === undefined) throw refuse(`--kind is one of ${SUBMISSION_KINDS.join(', ')}.`);
  return kind;
}

const filterOf = ({ since, kind, open }: Values): LeadFilter => ({
  since: parseSince(since),
  kind: parseKind(kind),
  open,
});

function parseExport(values: Values): LeadsCommand {
  const { format } = values;
  refuseOthers(values, [...FILTERS, 'format'], refuse);
  if (format !== 'csv' && format !== 'json') throw refuse('export needs --format csv or json.');
  return { command: 'export', format, filter: filterOf(values) };
}

function parseMove(values: Values): LeadsCommand {
  refuseOthers(values, ['to'], refuse);
  const { success, output } = v.safeParse(settings.DATABASE_URL, values.to);
  if (!success || output === undefined) {
    throw refuse('move needs --to postgres://<user>:<password>@<host>/<database>.');
  }
  return { command: 'move', to: output };
}

/** @throws CommandError */
export function parseLeadsArguments(words: string[]): LeadsCommand {
  const { positionals, values } = readWords(words, OPTIONS, refuse);
  const [command, ...rest] = positionals;
  const [name, ...more] = command !== undefined && command in NAMED ? rest : [undefined, ...rest];
  if (more.length > 0) throw refuse(`Unexpected: ${more.join(' ')}.`);
  switch (command) {
    case 'list':
      refuseOthers(values, FILTERS, refuse);
      return { command, filter: filterOf(values) };
    case 'export':
      return parseExport(values);
    case 'done':
    case 'backup':
    case 'restore':
      refuseOthers(values, [], refuse);
      if (name === undefined) throw refuse(`${command} needs ${NAMED[command]}.`);
      return { command, name };
    case 'move':
      return parseMove(values);
    case 'show':
    case 'delete':
      refuseOthers(values, ['email'], refuse);
      return { command, email: readEmail(values.email, refuse) };
    default:
      throw refuse('Say list, export, done, show, delete, backup, restore or move.');
  }
}
