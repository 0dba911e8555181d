import type { Edit } from './logic/edit-phone';
import { filterText, type PhoneFilter } from './logic/filter-text';

const INSERTS = new Set(['insertText', 'insertFromPaste', 'insertReplacementText']);

/**
 * The edit that a `beforeinput` announces, where a field's own events say enough to do it in the browser's place:
 * text that comes in, and single characters that go. Words, lines, cuts and drops are the browser's, unless a drop is
 * longer than the field.
 */
export function editOf({ inputType, data }: InputEvent, filter: PhoneFilter | undefined): Edit | null {
  if (inputType === 'deleteContentBackward') return { kind: 'delete', direction: 'backward' };
  if (inputType === 'deleteContentForward') return { kind: 'delete', direction: 'forward' };
  if (!INSERTS.has(inputType) || data === null) return null;
  return { kind: 'insert', data: filterText(data, filter) };
}

const ALL_AT_ONCE = new Set([...INSERTS, 'insertFromDrop']);

/** Text that comes in at once; a key too many is the browser's, which ignores it. */
export function textAtOnce({ inputType, data }: InputEvent): string | null {
  return ALL_AT_ONCE.has(inputType) && data !== null && data.length > 1 ? data : null;
}

/** Undo and redo put back what was there: formatting it again would make a new step of them. */
export const isHistory = ({ inputType }: InputEvent): boolean => inputType?.startsWith('history') ?? false;

/** Typed here and now, unlike what a password manager or a script puts in. */
export function isTyped({ inputType, isComposing }: InputEvent): boolean {
  return !isComposing && /^(?:insert(?!ReplacementText)|delete)/.test(inputType ?? '');
}
