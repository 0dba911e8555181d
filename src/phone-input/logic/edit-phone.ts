import { isPhoneLike, significantOf, toAsciiText } from '../../contract/phone/phone-text';
import { type FormatOptions, formatPhone } from './format-phone';
import { numberAmongWords } from './number-among-words';

export interface CaretText {
  text: string;
  caret: number;
}

export interface Selection {
  text: string;
  start: number;
  end: number;
}

export type Edit = { kind: 'insert'; data: string } | { kind: 'delete'; direction: 'backward' | 'forward' };

const isSignificant = (character: string | undefined): boolean =>
  character !== undefined && significantOf(toAsciiText(character)) !== '';

/** A separator is the formatter's: deleting it means the digit behind it. */
function deletedRange({ text, start, end }: Selection, direction: 'backward' | 'forward'): [number, number] {
  if (start !== end) return [start, end];
  if (direction === 'backward') {
    let from = start;
    while (from > 0 && !isSignificant(text[from - 1])) from -= 1;
    return [Math.max(from - 1, 0), end];
  }
  let to = end;
  while (to < text.length && !isSignificant(text[to])) to += 1;
  return [start, Math.min(to + 1, text.length)];
}

function applyEdit(field: Selection, edit: Edit): CaretText {
  const [from, to] = edit.kind === 'insert' ? [field.start, field.end] : deletedRange(field, edit.direction);
  const before = field.text.slice(0, from) + (edit.kind === 'insert' ? edit.data : '');
  return { text: before + field.text.slice(to), caret: before.length };
}

/** The place behind the same number of digits as before. */
function caretIn(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (const [index, character] of Array.from(formatted).entries()) {
    if (isSignificant(character)) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return formatted.length;
}

/** The text in its country's groups, the caret still beside the same digits; null where it is to stay as it is. */
export function reformat({ text, caret }: CaretText, options: FormatOptions): CaretText | null {
  const formatted = formatPhone(text, options);
  if (formatted === null) return null;
  const digitsBefore = significantOf(toAsciiText(text.slice(0, caret))).length;
  const isAtEnd = digitsBefore === significantOf(formatted).length;
  return { text: formatted, caret: isAtEnd ? formatted.length : caretIn(formatted, digitsBefore) };
}

/** What an edit leads to; null where the browser's own editing does as well: among words, or beyond the length. */
export function editPhone(field: Selection, edit: Edit, options: FormatOptions): CaretText | null {
  if (!isPhoneLike(toAsciiText(field.text))) return null;
  return reformat(applyEdit(field, edit), options);
}

/** Whether the browser would cut what comes in, and leave half a number. */
export function isCut({ text, start, end }: Selection, data: string, maxLength: number): boolean {
  return text.length - (end - start) + data.length > maxLength;
}

/** What comes in and would be cut, as the one number that it holds; null where there is none that fits. */
export function insertNumber(field: Selection, data: string, options: FormatOptions): CaretText | null {
  const number = numberAmongWords(data, options);
  if (number === null) return null;
  const edit: Edit = { kind: 'insert', data: number };
  const next = editPhone(field, edit, options) ?? applyEdit(field, edit);
  return next.text.length <= options.maxLength ? next : null;
}
