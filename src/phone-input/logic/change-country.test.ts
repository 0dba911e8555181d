import fc from 'fast-check';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { readDialCode } from '../../contract/phone/dial-code';
import { dialCodeOf, getCountries, parsePhoneNumberFromString } from '../../contract/phone/phone-library';
import { significantOf } from '../../contract/phone/phone-text';
import { changeCountry } from './change-country';

const MAX = 40;

describe('changeCountry', () => {
  it.each([
    ['081 234 5678', 'TH', 'SE', '0812345678'],
    ['+66 81 234 5678', 'TH', 'SE', '+46812345678'],
    ['001 66 81 234 5678', 'TH', 'SE', '+46812345678'],
    ['0066 81 234 5678', 'SE', 'NO', '+47812345678'],
    ['0046 70 910 49 01', 'TH', 'NO', '+47709104901'],
    ['00 33 6 12 34 56 78', 'TH', 'SE', '+46612345678'],
    ['+44 7911 123456', 'GB', 'GG', '+447911123456'],
    ['๐๘๑ ๒๓๔', 'TH', 'SE', '081234'],
    ['+', 'TH', 'SE', '+46'],
    ['', 'TH', 'SE', ''],
    ['+969 12', 'TH', 'SE', '+96912'],
  ] as const)('%s from %s to %s', (text, from, to, expected) => {
    expect(significantOf(changeCountry(text, { from, to, maxLength: MAX }))).toBe(expected);
  });

  it('keeps the national digits of any country there and back', () => {
    const countries = getCountries();
    const country = fc.constantFrom(...countries);
    fc.assert(
      fc.property(country, country, fc.boolean(), (from, to, isInternational) => {
        const national = examples[from];
        const text = isInternational ? `+${dialCodeOf(from)} ${national}` : national;
        // Digits that begin with a country's way abroad, as Benin's 019… do in Taiwan, name another country there.
        fc.pre(isInternational || !readDialCode(national, to).isInternational);
        const there = changeCountry(text, { from, to, maxLength: MAX });
        expect(significantOf(there)).toBe(isInternational ? `+${dialCodeOf(to)}${national}` : national);
        const back = changeCountry(there, { from: to, to: from, maxLength: MAX });
        expect(parsePhoneNumberFromString(back, from)?.number).toBe(
          parsePhoneNumberFromString(text, from)?.number,
        );
      }),
    );
  });
});
