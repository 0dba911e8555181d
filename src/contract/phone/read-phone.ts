import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { MAX_LENGTH } from '../limits';
import { readDialCode } from './dial-code';
import { likeliestReading } from './number-readings';
import { dialCodeOf, isCountry, mainCountryOf, validatePhoneNumberLength } from './phone-library';
import {
  type CountryContext,
  countryOf,
  type PhoneFault,
  type PhoneReading,
  type PhoneState,
} from './phone-reading';
import { significantOf, toAsciiText } from './phone-text';

function stateOf(number: PhoneNumber | undefined): PhoneState {
  if (number?.isValid()) return 'valid';
  return number?.isPossible() ? 'possible' : 'impossible';
}

function faultOf(ascii: string, country: CountryCode | null): PhoneFault {
  const fault = validatePhoneNumberLength(ascii, country ?? undefined);
  if (fault === 'TOO_SHORT') return 'phone-too-short';
  return fault === 'TOO_LONG' ? 'phone-too-long' : 'invalid-phone';
}

function countryOfCode(
  code: string | null,
  named: CountryCode | null,
  { chosen, preset }: CountryContext,
): CountryCode | null {
  if (code === null) return null;
  if (chosen && dialCodeOf(chosen) === code) return chosen;
  if (named) return named;
  return preset && dialCodeOf(preset) === code ? preset : mainCountryOf(code);
}

const known = (country: CountryCode | null): CountryCode | null =>
  country && isCountry(country) ? country : null;

/** Without what is no country with telephones: a look-up may name Antarctica, and a draft anything. */
export function knownContext(
  { chosen, preset }: CountryContext,
  fallback: CountryCode | null,
): CountryContext {
  return { chosen: known(chosen), preset: known(preset) ?? fallback };
}

/** `+0…` is a number of the selected country with a plus sign too many. */
const NAMES_ITS_COUNTRY = /^\+(?!0(?!0))/;

/** Without the number logic a browser cuts a paste where the field is full: what is in no plan then is half a number. */
const isMaybeCut = (text: string): boolean => text.length === MAX_LENGTH.telephone;

/** What a typed, pasted or autofilled text means. */
export function readPhone(text: string, given: CountryContext): PhoneReading {
  const context = knownContext(given, null);
  const ascii = toAsciiText(text).trim();
  const selected = countryOf(context);
  if (ascii === '') {
    return {
      country: selected,
      e164: null,
      state: 'empty',
      fault: null,
      isInternational: false,
      readIn: selected,
    };
  }
  const { number, ...read } = likeliestReading(ascii, selected);
  const state = isMaybeCut(text) && !number?.isValid() ? 'impossible' : stateOf(number);
  const { isInternational, code } = readDialCode(ascii, selected);
  const country = isInternational
    ? countryOfCode(number?.countryCallingCode ?? code, number?.country ?? null, context)
    : selected;
  return {
    country,
    e164: state === 'impossible' ? null : (number?.number ?? null),
    state,
    fault: state === 'impossible' ? faultOf(read.text, read.country) : null,
    isInternational,
    readIn: NAMES_ITS_COUNTRY.test(significantOf(ascii)) ? country : selected,
  };
}

/** A number with `+` selects its country, and a choice ends where the dial code is another's. */
export function contextAfter(context: CountryContext, { readIn }: PhoneReading): CountryContext {
  return readIn === null || readIn === countryOf(context) ? context : { chosen: null, preset: readIn };
}
