import type { CaretText } from './logic/edit-phone';

/** The least that has to be replaced to turn one text into another. */
function difference(from: string, to: string): { start: number; end: number; text: string } {
  let start = 0;
  while (start < to.length && from[start] === to[start]) start += 1;
  const most = Math.min(from.length, to.length) - start;
  let same = 0;
  while (same < most && from.at(-1 - same) === to.at(-1 - same)) same += 1;
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
