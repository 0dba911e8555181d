import { editOf, isHistory, isTyped } from './input-edit';
import { type CaretText, editPhone, reformat } from './logic/edit-phone';
import { filterText, type PhoneFilter } from './logic/filter-text';
import type { FormatOptions } from './logic/format-phone';
import { replaceText } from './replace-text';

interface EditOptions {
  filter: PhoneFilter | undefined;
  format: () => FormatOptions;
  /** After each change of the text, whoever made it; undo and redo bring back an earlier one. */
  onText: (isUndone: boolean) => void;
  signal: AbortSignal;
}

/** Groups digits as they are typed. The answer replaces the text of the focused field, as one step of undo. */
export function followEdits(
  input: HTMLInputElement,
  { filter, format, onText, signal }: EditOptions,
): (next: CaretText) => void {
  let isOwnEdit = false;

  function replace(next: CaretText): void {
    isOwnEdit = true;
    replaceText(input, next);
    isOwnEdit = false;
  }

  function onBeforeInput(event: InputEvent): void {
    const { value: text, selectionStart, selectionEnd } = input;
    if (isOwnEdit || event.isComposing || !event.cancelable || selectionStart === null) return;
    const edit = editOf(event, filter);
    if (!edit) return;
    // All that came in was filtered away: what is selected must not go with it.
    if (edit.kind === 'insert' && edit.data === '') {
      event.preventDefault();
      return;
    }
    const next = editPhone(
      { text, start: selectionStart, end: selectionEnd ?? selectionStart },
      edit,
      format(),
    );
    if (next) {
      event.preventDefault();
      replace(next);
    }
  }

  /** What the browser has edited itself is filtered, and grouped where it was typed. */
  function tidy(isHere: boolean): void {
    const caret = input.selectionStart ?? input.value.length;
    const kept = filterText(input.value, filter);
    const edited = { text: kept, caret: filterText(input.value.slice(0, caret), filter).length };
    const isFocused = document.activeElement === input;
    const tidied = (isFocused && isHere && reformat(edited, format())) || edited;
    if (tidied.text === input.value) return;
    if (isFocused) replace(tidied);
    else input.value = tidied.text;
  }

  function onInput(event: Event): void {
    const edit = event as InputEvent;
    if (!isOwnEdit && !edit.isComposing && !isHistory(edit)) tidy(isTyped(edit));
    onText(isHistory(edit));
  }

  input.addEventListener('beforeinput', onBeforeInput, { signal });
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('compositionend', () => tidy(true), { signal });
  return replace;
}
