import type { PhoneFault } from '../contract/phone/phone-reading';

/** Every word of the component, in the page's language. */
export interface PhoneTexts {
  /** Names the country button and the list. */
  country: string;
  /** Names the dialog that the button opens. */
  chooseCountry: string;
  search: string;
  noCountryFound: string;
  /** Why the browser takes the field for invalid. */
  faults: Record<PhoneFault, string>;
  /** A warning: the number may be sent. */
  notInPlan: string;
}
