import * as v from 'valibot';
import { DAY_MS } from '../../src/contract/retention';
import { readSetting, writeSetting } from '../storage/setting';
import type { Store } from '../storage/store';

/** A clock that is further ahead of what was known last is wrong, or the server was off for so long. */
export const LONGEST_GAP_MS = 7 * DAY_MS;
/** A time that does not follow is believed once it has gone on for so long, without a step that is longer. */
export const WATCH_MS = DAY_MS;

const ROW = 'housekeeping-clock';

const noteSchema = v.object({
  /** Of the last run that deleted; null before the first. Epoch milliseconds, as all of these. */
  trustedAt: v.nullable(v.number()),
  /** Times that do not follow: the first and the last of them. */
  watched: v.nullable(v.object({ since: v.number(), seenAt: v.number() })),
});

type Note = v.InferOutput<typeof noteSchema>;

async function readNote(store: Store): Promise<Note> {
  const text = await readSetting(store, ROW);
  const json: unknown = text === undefined ? null : JSON.parse(text);
  const { success, output } = v.safeParse(noteSchema, json);
  return success ? output : { trustedAt: null, watched: null };
}

const writeNote = (store: Store, note: Note): Promise<void> => writeSetting(store, ROW, JSON.stringify(note));

async function newestRowAt(store: Store): Promise<number | undefined> {
  const newest = store.selectFrom('submissions').select('created_at').orderBy('created_at', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.created_at;
}

function watch({ watched }: Note, now: number): NonNullable<Note['watched']> {
  const isNext = watched !== null && Math.abs(now - watched.seenAt) <= WATCH_MS;
  return { since: isNext ? watched.since : now, seenAt: now };
}

interface Trust {
  isTrusted: boolean;
  /** What was known last, where the clock is first seen far ahead of it. */
  aheadOf?: number;
}

/**
 * Whether what is old by this clock is old. What is deleted is gone for good, so a clock that is days ahead of the last
 * run is watched for a day first, and is told of once. A row may have been stored by a wrong clock, so where no run was
 * noted yet the newest row only tells whether there is something to say.
 */
export async function trustClock(store: Store, now: number): Promise<Trust> {
  const note = await readNote(store);
  const { trustedAt } = note;
  const known = trustedAt ?? (await newestRowAt(store));
  const isAhead = known !== undefined && now - known > LONGEST_GAP_MS;
  const watched = watch(note, now);
  const follows = !isAhead && (trustedAt !== null || known === undefined);
  if (follows || now - watched.since >= WATCH_MS) {
    await writeNote(store, { trustedAt: now, watched: null });
    return { isTrusted: true };
  }
  await writeNote(store, { trustedAt, watched });
  return isAhead && watched.since === now ? { isTrusted: false, aheadOf: known } : { isTrusted: false };
}
