import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { MAX_LENGTH } from '../../contract/limits';
import { HOME_COUNTRY } from '../../contract/phone/home-country';
import { formatPhone } from '../logic/format-phone';
import { groupAtHome } from './group-at-home';

const grouped = (text: string) =>
  formatPhone(text, { country: HOME_COUNTRY, maxLength: MAX_LENGTH.telephone });

/** One of each beginning of three digits, with another tail each, and longer than a number is. */
const NUMBERS = Array.from({ length: 1000 }, (_, index) => {
  const tail = String((index * 7919) % 10_000_000).padStart(7, '0');
  return `${String(index).padStart(3, '0')}${tail}`;
});
const keysOf = (number: string): string[] => Array.from(number, (_, index) => number.slice(0, index + 1));

it('what it groups is grouped as the number logic groups it, key by key', () => {
  const numbers = ['', '0', '+66', '+660'].flatMap((prefix) => NUMBERS.map((number) => prefix + number));
  const own = Array.from(new Set(numbers.flatMap(keysOf)), (text) => ({ text, groups: groupAtHome(text) }));
  const known = own.filter(({ groups }) => groups !== null);
  expect(known.length).toBeGreaterThan(4000);
  expect(known.filter(({ text, groups }) => groups !== grouped(text))).toEqual([]);
});

it('groups the numbers that people have, national and international', () => {
  const mobile = getExampleNumber(HOME_COUNTRY, examples)?.number.slice('+66'.length) ?? '';
  expect(mobile).not.toBe('');
  for (const national of [mobile, '23456789', '53123456'])
    for (const text of [`0${national}`, `+66${national}`]) {
      const groups = groupAtHome(text);
      expect(groups, text).toBe(grouped(text));
      expect(groups, text).toContain(' ');
    }
});

it('leaves alone what it does not know', () => {
  for (const text of ['', '0', '+6', '191', '1800123', '+1 213 373', '001', '02 1234 x5', '(02) 123', '๐๘๑'])
    expect(groupAtHome(text)).toBeNull();
});
