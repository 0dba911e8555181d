import { describe, expect, it } from 'vitest';
import { checkDigit } from '../../contract/check-digit';
import { overwrite } from './overwrite';
import { checkTd1, SPECIMEN, TD1_CHECKS, type Td1, writeTd1 } from './td1';

describe('checkDigit', () => {
  // The examples of ICAO Doc 9303, parts 3 and 5.
  it.each([
    ['520727', '3'],
    ['AB2134<<<', '5'],
    ['D23145890', '7'],
    ['740812', '2'],
    ['120415', '9'],
  ])('%s has %s', (field, digit) => {
    expect(checkDigit(field)).toBe(digit);
  });
});

/** The checks whose digit is printed as it should be. */
const passed = (zone: Td1) =>
  checkTd1(zone)
    .filter(({ printed, computed }) => printed === computed)
    .map(({ check }) => check);

describe('checkTd1', () => {
  it('accepts ICAO’s own card', () => {
    const card: Td1 = [
      'I<UTOD231458907<<<<<<<<<<<<<<<',
      '7408122F1204159UTO<<<<<<<<<<<6',
      'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
    ];
    expect(writeTd1({ ...SPECIMEN, expiryDate: '120415' })).toEqual(card);
    expect(passed(card)).toEqual(TD1_CHECKS);
  });

  // What the hint beside the card says: weights 7, 3 and 1 let no other digit add up to the same.
  it.each([
    { field: 'documentNumber', line: 0, from: 5, to: 14 },
    { field: 'birthDate', line: 1, from: 0, to: 6 },
    { field: 'expiryDate', line: 1, from: 8, to: 14 },
  ])('notices each other digit in $field', ({ field, line, from, to }) => {
    const card = writeTd1(SPECIMEN);
    const text = card[line] ?? '';
    const places = Array.from({ length: to - from }, (_, index) => from + index);
    const digitsAt = places.filter((place) => /\d/.test(text.charAt(place)));
    expect(digitsAt.length).toBeGreaterThanOrEqual(6);
    for (const place of digitsAt) {
      for (const digit of '0123456789'.replace(text.charAt(place), '')) {
        const changed = text.slice(0, place) + digit + text.slice(place + 1);
        const [first, second, third] = card.map((old, index) => (index === line ? changed : old));
        const failed = checkTd1([first ?? '', second ?? '', third ?? '']).filter(
          ({ printed, computed }) => printed !== computed,
        );
        expect(failed.map(({ check }) => check)).toContain(field);
      }
    }
  });

  it('notices no change where no digit looks', () => {
    const [first, second] = writeTd1(SPECIMEN);
    const renamed = passed([first, second, 'SOMEBODY<<ELSE<<<<<<<<<<<<<<<<']);
    expect(renamed).toEqual(TD1_CHECKS);
  });
});

describe('overwrite', () => {
  const line = '7408122F';

  it.each([
    // A typed character replaces the one after the caret.
    ['79408122F', 2, '7908122F'],
    ['7408122FX', 9, '7408122F'],
    // A deleted one leaves a filler.
    ['408122F', 0, '<408122F'],
    ['740812F', 6, '740812<F'],
    // What no zone can hold becomes a filler, small letters capital.
    ['7ก408122F', 2, '7<08122F'],
    ['7a408122F', 2, '7A08122F'],
    ['', 0, '<<<<<<<<'],
  ])('%s with the caret at %i is %s', (value, caret, expected) => {
    expect(overwrite(line, value, caret)).toBe(expected);
  });
});
