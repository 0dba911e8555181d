import { DAY_MS, DRAFT_DAYS } from '../../contract/retention';

/** What was typed, by the names of the controls; a ticked box is `on`. */
export type DraftValues = Record<string, string>;

export const DRAFT_LIFETIME_MS = DRAFT_DAYS * DAY_MS;

const keyOf = (form: string): string => `draft:${form}`;

function isDraft(value: unknown): value is { savedAt: number; values: DraftValues } {
  if (typeof value !== 'object' || value === null) return false;
  if (!('savedAt' in value) || typeof value.savedAt !== 'number') return false;
  if (!('values' in value) || typeof value.values !== 'object' || value.values === null) return false;
  return Object.values(value.values).every((text) => typeof text === 'string');
}

/** Null without a draft, or with one that is too old, damaged, or out of reach. */
export function readDraft(form: string, now: number): DraftValues | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
    if (!isDraft(draft)) return null;
    if (now - draft.savedAt <= DRAFT_LIFETIME_MS) return draft.values;
    localStorage.removeItem(keyOf(form));
  } catch {
    // Storage is blocked, or holds something else: nothing to restore.
  }
  return null;
}

/** Nothing typed is nothing kept. */
export function writeDraft(form: string, values: DraftValues, now: number): void {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(keyOf(form));
    else localStorage.setItem(keyOf(form), JSON.stringify({ savedAt: now, values }));
  } catch {
    // Blocked or full: the form works, and is not kept.
  }
}

export const clearDraft = (form: string): void => writeDraft(form, {}, 0);
