import { DAY_MS, DRAFT_DAYS } from '../../contract/retention';
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
  if (typeof value !== 'object' || value === null) return false;
  if (!('savedAt' in value) || typeof value.savedAt !== 'number') return false;
  if (!('values' in value) || typeof value.values !== 'object' || value.values === null) return false;
  if ('seed' in value && !(typeof value.seed === 'string' && SEED.test(value.seed))) return false;
  return Object.values(value.values).every((text) => typeof text === 'string');
}

/** @throws when storage is blocked, or holds no JSON. */
function load(form: string): Draft | null {
  const draft: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
  return isDraft(draft) ? draft : null;
}

const store = (form: string, draft: Draft): void => localStorage.setItem(keyOf(form), JSON.stringify(draft));

/** Null without a draft, or with one that is too old, damaged, or out of reach. */
export function readDraft(form: string, now: number): DraftValues | null {
  try {
    const draft = load(form);
    if (draft === null) return null;
    if (now - draft.savedAt <= DRAFT_LIFETIME_MS) return draft.values;
    localStorage.removeItem(keyOf(form));
  } catch {
    // Storage is blocked, or holds something else: nothing to restore.
  }
  return null;
}

/** What can't be read has none. */
function seedIn(form: string): Pick<Draft, 'seed'> {
  try {
    const seed = load(form)?.seed;
    return seed === undefined ? {} : { seed };
  } catch {
    return {};
  }
}

/** Nothing typed is nothing kept. */
export function writeDraft(form: string, values: DraftValues, now: number): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(keyOf(form));
    else store(form, { savedAt: now, values, ...seedIn(form) });
  } catch {
    // Blocked or full: the form works, and is not kept.
  }
}

/**
 * What the keys of a draft are made of, from when it is first sent until the server has it: a form whose answer was lost,
 * and that is sent again after a reload or in another tab, is stored once.
 */
export function draftSeed(form: string, now: number): string {
  const { seed = randomKey() } = seedIn(form);
  try {
    store(form, { savedAt: now, values: readDraft(form, now) ?? {}, seed });
  } catch {
    // As above: the key is this page's.
  }
  return seed;
}

export const clearDraft = (form: string): void => writeDraft(form, {}, 0);
