import { editOf, isHistory, isTyped, textAtOnce } from './input-edit';
import { type CaretText, editPhone, insertNumber, isCut, reformat } from './logic/edit-phone';
import { filterText, type PhoneFilter } from './logic/filter-text';
import type { FormatOptions } from './logic/format-phone';
import { replaceText } from './replace-text';

interface EditOptions {
  filter: PhoneFilter | undefined;
  format: () => FormatOptions;
  /** After each change of the text, whoever made it; undo and redo bring back an earlier one. */
  onText: (isUndone: boolean) => void;
  /** What was to come in does not fit, and is left out. */
  onTooLong: () => void;
  signal: AbortSignal;
}

/** Groups digits as they are typed. The answer replaces the text of the focused field, as one step of undo. */
export function followEdits(
  input: HTMLInputElement,
  { filter, format, onText, onTooLong, signal }: EditOptions,
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
    // All that came in was filtered away: what is selected must not go with it.
    if (edit?.kind === 'insert' && edit.data === '') {
      event.preventDefault();
      return;
    }
    const field = { text, start: selectionStart, end: selectionEnd ?? selectionStart };
    const next = edit && editPhone(field, edit, format());
    if (next) {
      event.preventDefault();
      replace(next);
      return;
    }
    const data = textAtOnce(event);
    if (data === null || !isCut(field, data, format().maxLength)) return;
    event.preventDefault();
    const fitting = insertNumber(field, filterText(data, filter), format());
    // A drop comes without the focus, and text is replaced where that is.
    input.focus();
    if (fitting) replace(fitting);
    else onTooLong();
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
