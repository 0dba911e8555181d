import type { CountryCode } from 'libphonenumber-js/max';
import { HOME_COUNTRY } from './home-country';
import type { PhoneFault } from './phone-reading';
import { readPhone } from './read-phone';

/** A telephone answer of a form, once it is read. */
export interface TelephoneReading {
  /** What is to be kept: ITU-T E.164, or the text as it was typed where it is no number. */
  value: string;
  fault: PhoneFault | null;
}

/**
 * The one reader of telephone answers, for the browser before it sends and for the server before it stores.
 * @param country two letters of ISO 3166-1, in which the field read it; anything else counts as the home country
 */
export function readTelephone(typed: string, country: string | null): TelephoneReading {
  const chosen = country as CountryCode | null;
  const { e164, state, fault } = readPhone(typed, { chosen, preset: HOME_COUNTRY });
  return { value: state === 'empty' ? '' : (e164 ?? typed), fault };
}
