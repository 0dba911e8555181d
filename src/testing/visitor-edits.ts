import { fireEvent } from '@testing-library/react';

type InsertType = 'insertText' | 'insertFromPaste' | 'insertFromDrop' | 'insertReplacementText';

/** As a browser inserts: it announces the text, and does it itself unless it is kept from it, up to the longest. */
export function insert(input: HTMLInputElement, data: string, inputType: InsertType): void {
  const announced = { bubbles: true, cancelable: true, data, inputType };
  if (!fireEvent(input, new InputEvent('beforeinput', announced))) return;
  const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  const length = input.value.length - (end - start);
  const room = input.maxLength < 0 ? data.length : Math.max(input.maxLength - length, 0);
  input.setRangeText(data.slice(0, room), start, end, 'end');
  fireEvent(input, new InputEvent('input', { bubbles: true, data, inputType }));
}

export function typeKeys(input: HTMLInputElement, text: string): void {
  for (const key of text) insert(input, key, 'insertText');
}

export const paste = (input: HTMLInputElement, text: string): void => insert(input, text, 'insertFromPaste');

/** A password manager or a script: the text is there at once, and nothing was announced. */
export function autofill(input: HTMLInputElement, text: string): void {
  input.value = text;
  fireEvent(input, new Event('input', { bubbles: true }));
}
