import type { CountryCode } from 'libphonenumber-js/max';
import type { PhoneState } from '../contract/phone/phone-reading';
import { type CountryDefaults, initialCountry } from './logic/initial-country';

/** What a telephone field shows beside its text. */
export interface PhoneView {
  country: CountryCode | null;
  /** Posted with the text: `001 66…` of Thailand is a number there alone. */
  readIn: CountryCode | null;
  /** Digits without the plus sign; null until the number logic has come. */
  dialCode: string | null;
  state: PhoneState;
}

export function initialView(defaults: CountryDefaults): PhoneView {
  const country = initialCountry(defaults);
  return { country, readIn: country, dialCode: null, state: 'empty' };
}

/** The previous one where nothing has changed, so that nothing is drawn again. */
export function nextView(previous: PhoneView, next: PhoneView): PhoneView {
  const isSame =
    previous.country === next.country &&
    previous.readIn === next.readIn &&
    previous.dialCode === next.dialCode &&
    previous.state === next.state;
  return isSame ? previous : next;
}
