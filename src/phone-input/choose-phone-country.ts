/** Told to a mounted `PhoneInput` through the control that posts its country. */
export const COUNTRY_CHOSEN = 'change';

/**
 * Chooses the country of a `PhoneInput` from outside, such as a draft, once its text is set.
 * @param control the one that posts the country
 * @param country two letters of ISO 3166-1; empty leaves the one that is shown
 */
export function choosePhoneCountry(control: { value: string } & EventTarget, country: string): void {
  if (country !== '') control.value = country;
  control.dispatchEvent(new Event(COUNTRY_CHOSEN));
}
