import type { Submission } from '../submissions/submission';
import { csvCell } from './neutralize-cell';

export type ExportFormat = 'csv' | 'json';

type Leads = AsyncIterable<Submission>;

function flatten(value: unknown, path: string, cells: Map<string, string>): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      flatten(inner, path === '' ? name : `${path}.${name}`, cells);
    }
  } else {
    cells.set(path, typeof value === 'string' ? value : JSON.stringify(value ?? ''));
  }
  return cells;
}

const FIXED = ['reference', 'kind', 'createdAt', 'locale', 'quarantined', 'id'];

function fixedCells(lead: Submission): string[] {
  const when = new Date(lead.createdAt).toISOString();
  return [lead.reference, lead.kind, when, lead.locale, lead.quarantined ? 'yes' : 'no', lead.id];
}

const line = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** CSV with a column for each field of any lead; the byte order mark makes spreadsheets read Thai. */
export async function* toCsv(leads: Leads): AsyncGenerator<string> {
  const all: Submission[] = [];
  const columns = new Set<string>();
  for await (const lead of leads) {
    all.push(lead);
    for (const column of flatten(lead.data, '', new Map()).keys()) columns.add(column);
  }
  yield `\ufeff${line([...FIXED, ...columns])}`;
  for (const lead of all) {
    const cells = flatten(lead.data, '', new Map());
    yield line([...fixedCells(lead), ...[...columns].map((column) => cells.get(column) ?? '')]);
  }
}

/** One JSON array, written lead by lead. */
export async function* toJson(leads: Leads): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const lead of leads) {
    const createdAt = new Date(lead.createdAt).toISOString();
    yield `${separator}${JSON.stringify({ ...lead, createdAt })}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Control characters could drive the terminal that shows the list. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

function whoSent(lead: Submission): string {
  const cells = flatten(lead.data, '', new Map());
  const pick = (...names: string[]): string =>
    names.map((name) => cells.get(name) ?? '').find((text) => text !== '') ?? '';
  const first = pick('name', 'firstName', 'personal.firstName');
  const last = pick('lastName', 'personal.lastName');
  const company = pick('company', 'company.name');
  return [`${first} ${last}`.trim(), pick('email', 'personal.email'), company, pick('planId')]
    .filter((text) => text !== '')
    .join(' · ');
}

/** A line a lead, for reading. */
export async function* toList(leads: Leads): AsyncGenerator<string> {
  let count = 0;
  for await (const lead of leads) {
    count += 1;
    const when = new Date(lead.createdAt).toISOString().slice(0, 19).replace('T', ' ');
    const mark = lead.quarantined ? '  [quarantined]' : '';
    yield `${lead.reference}  ${when}  ${lead.kind.padEnd(19)}  ${lead.locale}  ${printable(whoSent(lead))}${mark}\n`;
  }
  yield count === 0 ? 'No leads yet.\n' : '';
}
