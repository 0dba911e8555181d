// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import './early.client';

const field = () => document.querySelector('[type=tel]') as HTMLInputElement;
const country = () => document.querySelector('[type=hidden]') as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<input type="tel"><input type="hidden" value="TH">';
});

/** As a browser does with each key; @param options of the event */
function dial(keys: string, options: InputEventInit = {}): string {
  for (const key of keys) {
    const { value, selectionStart, selectionEnd } = field();
    field().setRangeText(key, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', ...options }));
  }
  return field().value;
}

it('groups a number of the home country as it is dialled, the caret behind it', () => {
  expect(dial('0812345678')).toBe('081 234 5678');
  expect(field().selectionEnd).toBe('081 234 5678'.length);
});

it('groups what names the home country wherever it is dialled', () => {
  country().value = 'DE';
  expect(dial('+66812345678')).toBe('+66 81 234 5678');
});

it('leaves the numbers of another country to the number logic', () => {
  country().value = 'DE';
  expect(dial('0812345678')).toBe('0812345678');
});

it('leaves alone what is deleted, composed or written in the middle', () => {
  expect(dial('0812', { inputType: 'deleteContentBackward' })).toBe('0812');
  expect(dial('3', { isComposing: true })).toBe('08123');
  field().setSelectionRange(2, 2);
  expect(dial('9')).toBe('089123');
});
