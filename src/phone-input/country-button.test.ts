import { expect, it } from 'vitest';
import { HOME_COUNTRY, HOME_DIAL_CODE } from '../contract/phone/home-country';
import { dialCodeOf } from '../contract/phone/phone-library';

it('says the dial code of the country that a field begins with as the number logic will', () => {
  expect(HOME_DIAL_CODE).toBe(dialCodeOf(HOME_COUNTRY));
});
