import fc from 'fast-check';
import type { CountryCode } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { getCountries } from '../../contract/phone/phone-library';
import { significantOf, toAsciiText } from '../../contract/phone/phone-text';
import { type CaretText, type Edit, editPhone, reformat } from './edit-phone';

/** Longer than any formatted number, so that each edit of the properties is formatted. */
const ROOM = 60;
const anyCountry = fc.constantFrom<CountryCode | null>(null, ...getCountries());
const anyNumber = fc.stringMatching(/^(\+[1-9]|[0-9])?[0-9]{0,13}$/);

/** `|` marks the caret, `[` and `]` a selection. */
function parseMarked(marked: string): { text: string; start: number; end: number } {
  const start = marked.search(/[|[]/);
  const text = marked.replace(/[|[\]]/g, '');
  const close = marked.indexOf(']');
  return { text, start, end: close < 0 ? start : close - 1 };
}

const mark = ({ text, caret }: CaretText): string => `${text.slice(0, caret)}|${text.slice(caret)}`;

const insert = (data: string): Edit => ({ kind: 'insert', data });
const BACKSPACE: Edit = { kind: 'delete', direction: 'backward' };
const DELETE: Edit = { kind: 'delete', direction: 'forward' };

function edited(marked: string, edit: Edit, country: CountryCode | null = 'TH'): string | null {
  const result = editPhone(parseMarked(marked), edit, { country, maxLength: 25 });
  return result && mark(result);
}

describe('editPhone', () => {
  it.each<[string, Edit, string]>([
    ['|', insert('0'), '0|'],
    ['081|', insert('2'), '081 2|'],
    ['081 |234 5678', BACKSPACE, '08|2 345 678'],
    ['08|1 234 5678', BACKSPACE, '0|12 345 678'],
    ['081| 234 5678', DELETE, '081| 345 678'],
    ['081 2|34 567', insert('9'), '081 29|3 4567'],
    ['|081 234 567', insert('+'), '+|081234567'],
    ['|81 234 5678', insert('+66'), '+66| 81 234 5678'],
    ['[081 234] 5678', insert('๐๙๒'), '092| 567 8'],
    ['081 [234 ]5678', BACKSPACE, '081| 567 8'],
    ['|', insert(' (081) 234-5678 '), '081 234 5678|'],
    ['|', insert('+66 (0) 81'), '+66 (0) 81|'],
  ])('%s', (field, edit, expected) => {
    const result = edited(field, edit) ?? mark(plain(field, edit));
    expect(result).toBe(expected);
  });

  it('leaves words, and what would not fit, to the browser', () => {
    expect(edited('call me|', insert('!'))).toBeNull();
    expect(edited('081 234|', insert(' ext. 5'))).toBeNull();
    expect(edited('+12345678901234567890123|', insert('456'))).toBeNull();
  });
});

/** What the browser does where nothing is formatted. */
function plain(marked: string, edit: Edit): CaretText {
  const { text, start, end } = parseMarked(marked);
  const data = edit.kind === 'insert' ? edit.data : '';
  return { text: text.slice(0, start) + data + text.slice(end), caret: start + data.length };
}

const digitsBefore = ({ text, caret }: CaretText): string => significantOf(text.slice(0, caret));

describe('at every position of any number of any country', () => {
  const scene = fc.record({
    number: anyNumber,
    country: anyCountry,
    at: fc.nat(40),
    digit: fc.integer({ min: 0, max: 9 }),
  });

  it('an inserted digit stands before the caret and the others are untouched', () => {
    fc.assert(
      fc.property(scene, ({ number, country, at, digit }) => {
        const options = { country, maxLength: ROOM };
        const field = reformat({ text: number, caret: 0 }, options);
        if (!field) return;
        const place = at % (field.text.length + 1);
        if (field.text.slice(place).includes('+')) return;
        const before = significantOf(field.text.slice(0, place));
        const after = significantOf(field.text.slice(place));
        const next = editPhone(
          { text: field.text, start: place, end: place },
          insert(String(digit)),
          options,
        );
        if (!next) return;
        expect(digitsBefore(next)).toBe(`${before}${digit}`);
        expect(significantOf(next.text)).toBe(`${before}${digit}${after}`);
      }),
    );
  });

  it.each([
    ['backspace', BACKSPACE],
    ['delete', DELETE],
  ])('%s takes exactly one digit, also over a separator', (_name, edit) => {
    fc.assert(
      fc.property(scene, ({ number, country, at }) => {
        const options = { country, maxLength: ROOM };
        const field = reformat({ text: number, caret: 0 }, options);
        if (!field) return;
        const place = at % (field.text.length + 1);
        const before = significantOf(field.text.slice(0, place));
        const after = significantOf(field.text.slice(place));
        const next = editPhone({ text: field.text, start: place, end: place }, edit, options);
        if (!next) return;
        const isBackward = edit === BACKSPACE;
        expect(digitsBefore(next)).toBe(isBackward ? before.slice(0, -1) : before);
        expect(significantOf(next.text)).toBe(
          isBackward ? before.slice(0, -1) + after : before + after.slice(1),
        );
      }),
    );
  });

  it('formatting changes no digit and nothing the second time', () => {
    fc.assert(
      fc.property(anyNumber, anyCountry, (number, country) => {
        const options = { country, maxLength: ROOM };
        const once = reformat({ text: number, caret: number.length }, options);
        if (!once) return;
        expect(significantOf(once.text)).toBe(number);
        expect(once.caret).toBe(once.text.length);
        expect(reformat(once, options)).toEqual(once);
      }),
    );
  });
});

describe('toAsciiText', () => {
  it('reads the digits of every script', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0x660, 0x6f0, 0x966, 0xe50, 0x1040, 0x17e0, 0xff10, 0x1d7ce, 0x1d7f6),
        fc.nat(9),
        (zero, digit) => {
          expect(toAsciiText(String.fromCodePoint(zero + digit))).toBe(String(digit));
        },
      ),
    );
  });
});
