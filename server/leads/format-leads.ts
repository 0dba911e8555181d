import { stringify } from 'csv-stringify/sync';
import { postedFields } from '../../src/contract/forms/form';
import { FORMS } from '../../src/contract/forms/forms';
import { counted } from '../operator/counted';
import { printable } from '../operator/printable';
import { ageOf, momentOf } from '../operator/times';
import { flatData } from '../submissions/flat-data';
import { UNREADABLE } from '../submissions/submission-row';
import type { Lead } from './lead';
import { neutralizeCell } from './neutralize-cell';

export type ExportFormat = 'csv' | 'json';

type Leads = AsyncIterable<Lead>;

const FIXED = ['reference', 'kind', 'createdAt', 'locale', 'quarantined', 'id', 'handledAt'] as const;

const isoOrNull = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

function rowOf({ data, ...lead }: Lead): Record<string, string> {
  const fixed: Record<(typeof FIXED)[number], string> = {
    reference: lead.reference,
    kind: lead.kind,
    createdAt: new Date(lead.createdAt).toISOString(),
    locale: lead.locale,
    quarantined: lead.quarantined ? 'yes' : 'no',
    id: lead.id,
    handledAt: isoOrNull(lead.handledAt) ?? '',
  };
  return { ...fixed, ...Object.fromEntries(flatData(data)) };
}

/** What the forms that the rows came in by ask for and keep, in the order of their tables. */
function fieldsOf(rows: readonly Record<string, string>[]): string[] {
  const forms = FORMS.filter(({ name }) => rows.some(({ kind }) => kind === name));
  return forms
    .flatMap(postedFields)
    .filter(({ kind }) => !kind.endsWith('password'))
    .map(({ name }) => name);
}

/**
 * CSV with a column for each field of the forms, and for what the server adds; the byte order mark makes spreadsheets
 * read Thai.
 */
export async function* toCsv(leads: Leads): AsyncGenerator<string> {
  const rows: Record<string, string>[] = [];
  for await (const lead of leads) rows.push(rowOf(lead));
  const columns = [...new Set([...FIXED, ...fieldsOf(rows), ...rows.flatMap(Object.keys)])];
  yield stringify(rows, {
    bom: true,
    header: true,
    columns,
    quoted: true,
    record_delimiter: 'windows',
    // More begins a formula somewhere than the option of the library knows.
    cast: { string: neutralizeCell },
  });
}

/** One JSON array, written lead by lead. */
export async function* toJson(leads: Leads): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const lead of leads) {
    const createdAt = new Date(lead.createdAt).toISOString();
    yield `${separator}${JSON.stringify({ ...lead, createdAt, handledAt: isoOrNull(lead.handledAt) })}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function whoSent(lead: Lead): string {
  const cells = new Map(flatData(lead.data));
  const pick = (...names: string[]): string =>
    names.map((name) => cells.get(name) ?? '').find((text) => text !== '') ?? '';
  const first = pick('name', 'firstName', 'personal.firstName');
  const last = pick('lastName', 'personal.lastName');
  const company = pick('company', 'company.name');
  return [`${first} ${last}`.trim(), pick('email', 'personal.email'), company, pick('planId')]
    .filter((text) => text !== '')
    .join(' · ');
}

function lineOf(lead: Lead, when: string): string {
  const marks = [
    lead.quarantined && 'quarantined',
    lead.handledAt !== null && 'done',
    UNREADABLE in lead.data && UNREADABLE,
  ];
  const shown = marks.filter((mark) => mark !== false).map((mark) => `  [${mark}]`);
  const who = printable(whoSent(lead));
  return `${lead.reference}  ${when}  ${lead.kind.padEnd(19)}  ${lead.locale}  ${who}${shown.join('')}\n`;
}

/** A line a lead, for reading. */
export async function* toList(leads: Leads): AsyncGenerator<string> {
  let count = 0;
  for await (const lead of leads) {
    count += 1;
    yield lineOf(lead, momentOf(lead.createdAt));
  }
  yield count === 0 ? 'No leads yet.\n' : '';
}

/** How many wait and since when, then a line each with how long. */
export async function* toOpenList(leads: Leads, now: number): AsyncGenerator<string> {
  const waiting: Lead[] = [];
  for await (const lead of leads) waiting.push(lead);
  waiting.sort((one, other) => one.createdAt - other.createdAt);
  const [oldest] = waiting;
  if (oldest === undefined) {
    yield 'No lead waits.\n';
    return;
  }
  yield `${counted(waiting.length, 'lead waits', 'leads wait')}, the oldest since ${momentOf(oldest.createdAt)}.\n`;
  for (const lead of waiting) yield lineOf(lead, ageOf(now - lead.createdAt).padStart(6));
}
