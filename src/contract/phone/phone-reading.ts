import type { CountryCode } from 'libphonenumber-js/max';
import type { FieldError } from '../text-rules';

/**
 * `possible`: of a length that the country has, but not in its numbering plan as the library knows it. Plans grow,
 * so such a number warns and may be sent; an `impossible` one may not.
 */
export type PhoneState = 'empty' | 'valid' | 'possible' | 'impossible';

/**
 * Why a number is impossible, as the codes of refused fields: it has too few or too many digits for its country, or is
 * none. Of 2 to 17 digits a country takes as many as it has: specification, section 5.
 */
export type PhoneFault = Extract<FieldError, 'phone-too-short' | 'phone-too-long' | 'invalid-phone'>;

export interface PhoneReading {
  /** Null: no country has this dial code. */
  country: CountryCode | null;
  /** ITU-T E.164, of a valid or possible number. */
  e164: string | null;
  state: PhoneState;
  /** Of an impossible number alone. */
  fault: PhoneFault | null;
  /** It names its own country, by `+` or by a prefix that is dialled for abroad. */
  isInternational: boolean;
  /**
   * The country to read the same text in again, and to post with it: the number's own where the text says it wherever it
   * is read, by `+`; else the selected one, whose way abroad may be no way elsewhere.
   */
  readIn: CountryCode | null;
}

export interface CountryContext {
  /** Chosen by the visitor: kept among the countries that share its dial code. */
  chosen: CountryCode | null;
  /** Preset, or taken from an earlier international number: gives way to what the number says. */
  preset: CountryCode | null;
}

export const countryOf = ({ chosen, preset }: CountryContext): CountryCode | null => chosen ?? preset;
