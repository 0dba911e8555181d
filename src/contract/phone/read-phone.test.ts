import fc from 'fast-check';
import type { CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { E164 } from '../text-rules';
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

const MORE: Case[] = [
  { input: '٠٨١٢٣٤٥٦٧٨', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '۰۸۱۲۳۴۵۶۷۸', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '०८१२३४५६७८', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  {
    input: '＋６６ ８１ ２３４ ５６７８',
    selected: null,
    country: 'TH',
    e164: '+66812345678',
    state: 'valid',
  },
  {
    input: '\u202a+66\u00a081\u2009234\u20115678\u202c',
    selected: null,
    country: 'TH',
    e164: '+66812345678',
    state: 'valid',
  },
  {
    input: '\u200e081\u2013234\u20145678',
    selected: 'TH',
    country: 'TH',
    e164: '+66812345678',
    state: 'valid',
  },
  { input: '（０８１）２３４−５６７８', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '081.234.5678', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '081/234/5678', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: 'โทร. 081-234-5678', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '081-234-5678 ext. 12', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: 'tel:+66-81-234-5678', selected: null, country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '++66812345678', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '+0066812345678', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '+0812345678', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '66812345678', selected: 'TH', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '+66 081 234 5678', selected: 'SE', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '0066 81 234 5678', selected: 'SE', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '0066 81 234 5678', selected: null, country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '011 66 81 234 5678', selected: 'US', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '010 66 81 234 5678', selected: 'JP', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '0011 66 81 234 5678', selected: 'AU', country: 'TH', e164: '+66812345678', state: 'valid' },
  { input: '009 1 213 373 4253', selected: 'TH', country: 'US', e164: '+12133734253', state: 'valid' },
  { input: '02 685 3220', selected: 'TH', country: 'TH', e164: '+6626853220', state: 'valid' },
  { input: '+39 06 4767 1234', selected: null, country: 'IT', e164: '+390647671234', state: 'valid' },
  { input: '+44 (0)20 7946 0018', selected: null, country: 'GB', e164: '+442079460018', state: 'valid' },
  { input: '8 (701) 123-45-67', selected: 'KZ', country: 'KZ', e164: '+77011234567', state: 'valid' },
  { input: '+7 912 345 67 89', selected: 'KZ', country: 'KZ', e164: '+79123456789', state: 'valid' },
  { input: '+7 912 345 67 89', selected: null, country: 'RU', e164: '+79123456789', state: 'valid' },
  { input: '+447911123456', selected: 'GB', country: 'GB', e164: '+447911123456', state: 'valid' },
  { input: '+447911123456', selected: 'JE', country: 'JE', e164: '+447911123456', state: 'valid' },
  { input: '+447911123456', selected: 'TH', country: 'GG', e164: '+447911123456', state: 'valid' },
  { input: '+12042345678', selected: 'US', country: 'US', e164: '+12042345678', state: 'valid' },
  { input: '+12042345678', selected: null, country: 'CA', e164: '+12042345678', state: 'valid' },
  { input: '+1', selected: 'CA', country: 'CA', e164: null, state: 'impossible' },
  { input: '+1', selected: null, country: 'US', e164: null, state: 'impossible' },
  { input: '+358 18 12345', selected: null, country: 'AX', e164: '+3581812345', state: 'valid' },
  { input: '+800 1234 5678', selected: 'TH', country: null, e164: '+80012345678', state: 'valid' },
  { input: '+66 11 111 1111', selected: null, country: 'TH', e164: '+66111111111', state: 'possible' },
  { input: '081 234 56789 0123', selected: 'TH', country: 'TH', e164: null, state: 'impossible' },
  { input: '1', selected: 'TH', country: 'TH', e164: null, state: 'impossible' },
  { input: 'hello', selected: 'TH', country: 'TH', e164: null, state: 'impossible' },
  { input: '02', selected: 'CV', country: 'CV', e164: null, state: 'impossible' },
  { input: '+', selected: 'TH', country: null, e164: null, state: 'impossible' },
  { input: ' \u200e ', selected: 'TH', country: 'TH', e164: null, state: 'empty' },
];

const cases: Case[] = [...fixture.cases, ...MORE];

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
});
