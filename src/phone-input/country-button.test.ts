import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOME_COUNTRY } from '../contract/phone/home-country';
import { dialCodeOf } from '../contract/phone/phone-library';

it('says the dial code of the country that a field begins with as the number logic will', () => {
  const styles = readFileSync('src/phone-input/phone-input.css', 'utf8');
  const [, country, dialCode] = /data-country="(\w+)"[^}]*"\+(\d+)"/.exec(styles) ?? [];
  expect([country, dialCode]).toEqual([HOME_COUNTRY, dialCodeOf(HOME_COUNTRY)]);
});
