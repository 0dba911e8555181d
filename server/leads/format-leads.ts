import { stringify } from 'csv-stringify/sync';
import { postedFields } from '../../src/contract/forms/form';
import { FORMS } from '../../src/contract/forms/forms';
import { flatData } from '../submissions/flat-data';
import type { Submission } from '../submissions/submission';
import { neutralizeCell } from './neutralize-cell';

export type ExportFormat = 'csv' | 'json';

type Leads = AsyncIterable<Submission>;

const FIXED = ['reference', 'kind', 'createdAt', 'locale', 'quarantined', 'id'] as const;

function rowOf({ data, ...lead }: Submission): Record<string, string> {
  const fixed: Record<(typeof FIXED)[number], string> = {
    reference: lead.reference,
    kind: lead.kind,
    createdAt: new Date(lead.createdAt).toISOString(),
    locale: lead.locale,
    quarantined: lead.quarantined ? 'yes' : 'no',
    id: lead.id,
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
    yield `${separator}${JSON.stringify({ ...lead, createdAt })}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Control characters could drive the terminal that shows the list. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

function whoSent(lead: Submission): string {
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
