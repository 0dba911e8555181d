import { describe, expect, it } from 'vitest';
import { checkDigit } from './check-digit';
import { overwrite } from './overwrite';
import { checkTd1, SPECIMEN, type Td1, writeTd1 } from './td1';

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

describe('checkTd1', () => {
  it('accepts ICAO’s own card', () => {
    const card: Td1 = [
      'I<UTOD231458907<<<<<<<<<<<<<<<',
      '7408122F1204159UTO<<<<<<<<<<<6',
      'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
    ];
    expect(writeTd1({ ...SPECIMEN, expiryDate: '120415' })).toEqual(card);
    for (const { printed, computed, check } of checkTd1(card)) expect(printed, check).toBe(computed);
  });

  it('notices every single changed character that carries a check', () => {
    const [first, second, third] = writeTd1(SPECIMEN);
    for (let position = 0; position < 6; position += 1) {
      const digit = String((Number(second.charAt(position)) + 1) % 10);
      const changed = second.slice(0, position) + digit + second.slice(position + 1);
      const failed = checkTd1([first, changed, third]).filter(
        ({ printed, computed }) => printed !== computed,
      );
      expect(failed.map(({ check }) => check)).toContain('birthDate');
    }
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
