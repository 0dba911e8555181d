import { describe, expect, it } from 'vitest';
import { countryEntries } from './country-entries';
import { initialCountry } from './initial-country';
import { findByPrefix, searchCountries } from './search-countries';
import { NOTHING_TYPED, TYPE_AHEAD_MS, typeLetter } from './type-ahead';
import { parseVisitorCountry } from './visitor-country';

const english = countryEntries('en-US', ['TH']);
const thai = countryEntries('th-TH', ['TH']);
const codes = (entries: readonly { code: string }[]): string[] => entries.map(({ code }) => code);

describe('countryEntries', () => {
  it('puts the preferred first, once, and sorts the others by the language', () => {
    expect(english[0]).toMatchObject({ code: 'TH', name: 'Thailand', dialCode: '66' });
    expect(codes(english).filter((code) => code === 'TH')).toHaveLength(1);
    const names = thai.slice(1).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('th-TH').compare));
    expect(thai[0]?.name).toBe('ไทย');
  });
});

describe('searchCountries', () => {
  it.each([
    ['ไทย', 'TH'],
    ['thai', 'TH'],
    ['TH', 'TH'],
    ['+66', 'TH'],
    ['๖๖', 'TH'],
    ['00 46', 'SE'],
    ['สวีเดน', 'SE'],
    ['swed', 'SE'],
    ['aland', 'AX'],
    ['ÅLAND', 'AX'],
    ['kingdom', 'GB'],
    ['1', 'US'],
  ])('%s finds %s on both pages', (query, code) => {
    expect(codes(searchCountries(english, query))).toContain(code);
    expect(codes(searchCountries(thai, query)).slice(0, 30)).toContain(code);
  });

  it('puts the closest first and finds nothing for what is no country', () => {
    expect(codes(searchCountries(english, 'se'))[0]).toBe('SE');
    expect(codes(searchCountries(english, '66'))).toEqual(['TH']);
    expect(searchCountries(english, 'zzzz')).toEqual([]);
    expect(searchCountries(english, ' ')).toEqual(english);
  });
});

describe('findByPrefix', () => {
  it('looks onwards from a place and then from the start', () => {
    const first = findByPrefix(english, 'sw', 0);
    expect(english[first]?.name).toBe('Sweden');
    expect(english[findByPrefix(english, 's', first + 1)]?.name).toBe('Switzerland');
    expect(findByPrefix(english, 'zzz', 0)).toBe(-1);
    expect(thai[findByPrefix(thai, 'สวี', 0)]?.code).toBe('SE');
  });
});

describe('typeLetter', () => {
  it('adds letters until the pause of the specification', () => {
    const first = typeLetter(NOTHING_TYPED, 's', 1000);
    expect(typeLetter(first, 'w', 1000 + TYPE_AHEAD_MS - 1).buffer).toBe('sw');
    expect(typeLetter(first, 'w', 1000 + TYPE_AHEAD_MS).buffer).toBe('w');
  });
});

describe('initialCountry', () => {
  it('is the configured, else the first preferred, else none', () => {
    expect(initialCountry({ defaultCountry: 'SE', preferredCountries: ['TH'] })).toBe('SE');
    expect(initialCountry({ preferredCountries: ['TH', 'SE'] })).toBe('TH');
    expect(initialCountry({ preferredCountries: [] })).toBeNull();
  });
});

describe('parseVisitorCountry', () => {
  it.each([
    ['1;TH;THA;Thailand', 'TH'],
    ['1;SE', 'SE'],
    ['0;;;', null],
    ['2;TH;THA;Thailand', null],
    ['1;THA', null],
    ['1;th', null],
    ['<html>1;TH', null],
    ['', null],
  ])('%s', (answer, country) => {
    expect(parseVisitorCountry(answer)).toBe(country);
  });
});
