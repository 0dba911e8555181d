import type { CaretText } from './logic/edit-phone';

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

/** The least that has to be replaced to turn one text into another. */
function difference(from: string, to: string): { start: number; end: number; text: string } {
  const start = commonPrefix(from, to);
  const restFrom = Array.from(from.slice(start)).reverse().join('');
  const restTo = Array.from(to.slice(start)).reverse().join('');
  const same = commonPrefix(restFrom, restTo);
  return { start, end: from.length - same, text: to.slice(start, to.length - same) };
}

/** `document.execCommand` is deprecated and without a successor: nothing else edits a field and keeps its undo. */
function typeInstead(text: string): boolean {
  return document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text) ?? false;
}

/**
 * Edits a focused field as if the visitor had typed it: one step of undo, and an `input` event. Where the browser
 * can't, the text is set all the same.
 */
export function replaceText(input: HTMLInputElement, { text, caret }: CaretText): void {
  if (input.value !== text) {
    const change = difference(input.value, text);
    input.setSelectionRange(change.start, change.end);
    if (!typeInstead(change.text)) {
      input.setRangeText(change.text, change.start, change.end);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    }
  }
  input.setSelectionRange(caret, caret);
}
