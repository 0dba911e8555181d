import { isRecord } from '../../contract/is-record';
import { DAY_MS, DRAFT_DAYS } from '../../contract/retention';
import { readStored, removeStored, writeStored } from '../../runtime/safe-storage';
import { randomKey } from '../lifecycle/idempotency-keys';

/** What was typed, by the names of the controls; a ticked box is `on`. */
export type DraftValues = Record<string, string>;

export const DRAFT_LIFETIME_MS = DRAFT_DAYS * DAY_MS;

const keyOf = (form: string): string => `draft:${form}`;

interface Draft {
  savedAt: number;
  values: DraftValues;
  /** Since it was first sent: what its idempotency keys are made of. */
  seed?: string;
}

const SEED = /^[\da-f]{32}$/;

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const { savedAt, values, seed } = value;
  if (typeof savedAt !== 'number' || !isRecord(values)) return false;
  if (seed !== undefined && !(typeof seed === 'string' && SEED.test(seed))) return false;
  return Object.values(values).every((text) => typeof text === 'string');
}

/** Null without one, or where storage is blocked or holds something else. */
function load(form: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(readStored('localStorage', keyOf(form)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Blocked or full: the form works, and is not kept. */
const store = (form: string, draft: Draft): boolean =>
  writeStored('localStorage', keyOf(form), JSON.stringify(draft));

/** Whether there is storage at all: nothing is promised where there is none. */
export function canKeepDrafts(): boolean {
  const isKept = writeStored('localStorage', 'draft', '');
  removeStored('localStorage', 'draft');
  return isKept;
}

/** Null without a draft, or with one that is too old, damaged, or out of reach. */
export function readDraft(form: string, now: number): DraftValues | null {
  const draft = load(form);
  if (draft === null) return null;
  if (now - draft.savedAt <= DRAFT_LIFETIME_MS) return draft.values;
  clearDraft(form);
  return null;
}

/** Nothing typed is nothing kept. @returns false where what was typed can't be kept */
export function writeDraft(form: string, values: DraftValues, now: number): boolean {
  const { seed } = load(form) ?? {};
  if (Object.keys(values).length > 0) {
    return store(form, { savedAt: now, values, ...(seed !== undefined && { seed }) });
  }
  clearDraft(form);
  return true;
}

/**
 * What the keys of a draft are made of, from when it is first sent until the server has it: a form whose answer was lost,
 * and that is sent again after a reload or in another tab, is stored once. Where it can't be kept, it is this page's.
 */
export function draftSeed(form: string, now: number): string {
  const { seed = randomKey() } = load(form) ?? {};
  store(form, { savedAt: now, values: readDraft(form, now) ?? {}, seed });
  return seed;
}

export const clearDraft = (form: string): void => removeStored('localStorage', keyOf(form));
