import { isHandedOn } from '../outbox/senders';
import type { Connection } from '../storage/store';
import { type Lead, toLead } from './lead';
import type { LeadFilter } from './lead-filter';

/** Few enough for memory, however many leads there are. */
const PAGE_SIZE = 500;

async function readPage(
  connection: Connection,
  { since, kind, open = false }: LeadFilter,
  after: string,
): Promise<Lead[]> {
  let query = connection.selectFrom('submissions').selectAll().where('id', '>', after);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (open) query = query.where('handled_at', 'is', null);
  const rows = await query.orderBy('id').limit(PAGE_SIZE).execute();
  return rows.map(toLead);
}

/** All that the forms have brought in, oldest first, a page at a time. */
export async function* readLeads(connection: Connection, filter: LeadFilter): AsyncGenerator<Lead> {
  let after = '';
  for (;;) {
    const page = await readPage(connection, filter, after);
    yield* filter.open === true ? page.filter(isHandedOn) : page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    after = last.id;
  }
}

/** What became of a lead that was to be marked as handled. */
export type Marked = { reference: string; handledAt: number; wasHandled: boolean } | null;

/** Marks a lead as handled, once: the first time stays. Null when there is none of this id or reference. */
export async function markHandled(connection: Connection, name: string, now: number): Promise<Marked> {
  const {
    id,
    reference,
    handled_at: handledAt,
  } = (await connection
    .selectFrom('submissions')
    .select(['id', 'reference', 'handled_at'])
    .where((eb) => eb.or([eb('id', '=', name.toLowerCase()), eb('reference', '=', name.toUpperCase())]))
    .executeTakeFirst()) ?? {};
  if (id === undefined || reference === undefined) return null;
  if (typeof handledAt === 'number') return { reference, handledAt, wasHandled: true };
  const still = connection.updateTable('submissions').where('id', '=', id).where('handled_at', 'is', null);
  await still.set({ handled_at: now }).execute();
  return { reference, handledAt: now, wasHandled: false };
}
