import fc from 'fast-check';
import type { CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import fixture from './phone-cases.json';
import { getCountries, parsePhoneNumberFromString } from './phone-library';
import { contextAfter, readPhone } from './read-phone';

interface Case {
  input: string;
  selected: string | null;
  country: string | null;
  e164: string | null;
  state?: string;
}

/** ITU-T E.164: a plus sign, then at most 15 digits, the first not 0. */
const E164 = /^\+[1-9][0-9]{1,14}$/;

const cases: Case[] = fixture.cases;

describe('readPhone', () => {
  it.each(cases)('$input with $selected chosen', ({ input, selected, state, ...expected }) => {
    const chosen = selected as CountryCode | null;
    const { country, e164, ...reading } = readPhone(input, { chosen, preset: null });
    expect({ country, e164 }).toEqual(expected);
    if (state) expect(reading.state).toBe(state);
  });

  it('lets the number correct a country that nobody chose', () => {
    const reading = readPhone('+12042345678', { chosen: null, preset: 'US' });
    expect(reading.country).toBe('CA');
  });
});

it.each(['Telephone: +66 81 234 567', '+66 (0) 8 1 - 2 3 4 - 5 6'])(
  'takes %s, which fills the field, for a number that a browser has cut',
  (text) => {
    expect(readPhone(text, { chosen: 'TH', preset: null })).toMatchObject({
      e164: null,
      fault: 'invalid-phone',
    });
    // It is of a length that the country has.
    expect(readPhone(`${text} `, { chosen: 'TH', preset: null }).state).toBe('possible');
  },
);

describe('of any text in any country', () => {
  const country = fc.constantFrom<CountryCode | null>(null, ...getCountries());
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^(\+|00|001|0|8~?10)?[0-9 ()-]{0,20}$/),
  );

  it('a reading is consistent', () => {
    fc.assert(
      fc.property(text, country, country, (typed, chosen, preset) => {
        const { state, e164, ...reading } = readPhone(typed, { chosen, preset });
        expect(reading.fault !== null).toBe(state === 'impossible');
        expect(e164 !== null).toBe(state === 'valid' || state === 'possible');
        if (e164 !== null) expect(e164).toMatch(E164);
        if (!reading.isInternational) expect(reading.country).toBe(chosen ?? preset);
      }),
      { numRuns: 1000 },
    );
  });

  it('an example of each country is read in every script and form, with marks that were copied along', () => {
    const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0xe50, 0xff10);
    const form = fc.constantFrom('NATIONAL', 'INTERNATIONAL', 'E.164');
    fc.assert(
      fc.property(fc.constantFrom(...getCountries()), form, zero, (chosen, format, first) => {
        const number = parsePhoneNumberFromString(examples[chosen], chosen);
        const written = number
          ?.format(format as 'E.164')
          .replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
        const {
          e164,
          state,
          country: found,
        } = readPhone(`\u202a${written}\u00a0\u202c`, { chosen, preset: null });
        expect({ e164, state, found }).toEqual({ e164: number?.number, state: 'valid', found: chosen });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('contextAfter', () => {
  const contextFor = (text: string, chosen: CountryCode | null, preset: CountryCode | null) => {
    const context = { chosen, preset };
    return contextAfter(context, readPhone(text, context));
  };

  it('keeps a choice while the dial code matches or is not known yet', () => {
    expect(contextFor('+44', 'GG', 'TH')).toEqual({ chosen: 'GG', preset: 'TH' });
    expect(contextFor('+4', 'GG', 'TH')).toEqual({ chosen: 'GG', preset: 'TH' });
    expect(contextFor('0812345678', 'GG', 'TH')).toEqual({ chosen: 'GG', preset: 'TH' });
  });

  it('ends a choice at the dial code of another, whose country stays selected', () => {
    expect(contextFor('+46', 'GG', 'TH')).toEqual({ chosen: null, preset: 'SE' });
  });

  it('stays where a number was read whose way abroad may be none elsewhere', () => {
    expect(contextFor('001 46', 'TH', 'TH')).toEqual({ chosen: 'TH', preset: 'TH' });
    expect(contextFor('0046 70 910 49 01', null, 'TH')).toEqual({ chosen: null, preset: 'TH' });
  });
});
