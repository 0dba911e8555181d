import type { CountryCode } from 'libphonenumber-js/max';
import type { RefObject } from 'react';
import type { PhoneTexts } from './phone-texts';

export interface CountryListProps {
  id: string;
  texts: PhoneTexts;
  locale: string;
  preferredCountries: readonly CountryCode[];
  selected: CountryCode | null;
  /** The list opens beside it. */
  button: RefObject<HTMLButtonElement | null>;
  onSelect: (country: CountryCode) => void;
  onClose: (returnsFocus: boolean) => void;
}
