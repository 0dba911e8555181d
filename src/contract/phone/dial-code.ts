import type { CountryCode } from 'libphonenumber-js/max';
import { likeliestReading } from './number-readings';
import { significantOf } from './phone-text';
import { typeNumber } from './type-number';
import { COMMON_WAY_ABROAD } from './way-abroad';

interface DialCode {
  isInternational: boolean;
  /** Digits without the plus sign; null while too little is typed, or when nobody has it. */
  code: string | null;
  /** Digits after the dial code. */
  national: string;
}

/** What stands before the national number, of a text that may not be complete yet. */
export function readDialCode(asciiText: string, country: CountryCode | null): DialCode {
  const significant = significantOf(asciiText).replace(/^\+00/, '+');
  const own = typeNumber(significant, country);
  // `00` is dialled for abroad in most of the world, whatever country is selected.
  const abroad = significant.startsWith(COMMON_WAY_ABROAD)
    ? typeNumber(`+${significant.slice(COMMON_WAY_ABROAD.length)}`, null)
    : null;
  const isAbroad =
    abroad?.dialCode &&
    (!own?.isInternational ||
      abroad.dialCode === likeliestReading(asciiText, country).number?.countryCallingCode);
  const named = isAbroad ? abroad : own;
  if (named?.isInternational) return afterPrefix(named.dialCode, named.characters, significant);
  return { isInternational: false, code: null, national: significant };
}

function afterPrefix(code: string | null, characters: string, significant: string): DialCode {
  const digits = characters.replace('+', '');
  // Behind another prefix than `+` the dial code does not come first: it is looked for where the prefix ends.
  const start = code === null ? -1 : digits.indexOf(code);
  if (code === null || start < 0) return { isInternational: true, code: null, national: '' };
  const afterCode = digits.slice(start + code.length);
  return { isInternational: true, code, national: significant.endsWith(afterCode) ? afterCode : '' };
}
