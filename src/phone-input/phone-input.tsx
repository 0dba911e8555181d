import type { CountryCode } from 'libphonenumber-js/max';
import { useId, useState } from 'react';
import { MAX_LENGTH } from '../contract/limits';
import { HOME_COUNTRY } from '../contract/phone/home-country';
import { CountryButton } from './country-button';
import type { PhoneFilter } from './logic/filter-text';
import type { PhoneTexts } from './phone-texts';
import { useCountryList } from './use-country-list';
import { usePhoneInput } from './use-phone-input';
import type { VisitorCountryUrl } from './use-visitor-country';
import './phone-input.css';

export interface PhoneInputProps {
  /** Of the input; the label's `htmlFor`. */
  id: string;
  /** Of the label, by which one button of several is told: they are all called alike. */
  labelId?: string | undefined;
  texts: PhoneTexts;
  /** BCP 47; names and sorts the countries. */
  locale: string;
  name?: string;
  /** Of the control that posts the country to read the text in: two letters of ISO 3166-1, or nothing. */
  countryName?: string;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean;
  defaultCountry?: CountryCode | undefined;
  /** First in the list, in this order. */
  preferredCountries?: readonly CountryCode[];
  /** In characters. */
  maxLength?: number | undefined;
  filter?: PhoneFilter | undefined;
  /** Must be the same function at each render. */
  visitorCountryUrl?: VisitorCountryUrl | undefined;
}

const PREFERRED_COUNTRIES: readonly CountryCode[] = [HOME_COUNTRY];

/** A telephone field with a country picker. Before and without JavaScript, a plain telephone field. */
export function PhoneInput({
  id,
  labelId,
  texts,
  locale,
  name = 'telephone',
  countryName = 'telephoneCountry',
  required,
  autoComplete = 'tel',
  describedBy,
  invalid = false,
  defaultCountry,
  preferredCountries = PREFERRED_COUNTRIES,
  maxLength = MAX_LENGTH.telephone,
  filter,
  visitorCountryUrl,
}: PhoneInputProps) {
  const ids = useId();
  const [isFocused, setIsFocused] = useState(false);
  const { button, List, isOpen, toggle, close } = useCountryList();
  const { faults } = texts;
  const options = { locale, filter, maxLength, faults, defaultCountry, preferredCountries };
  const { input, country, view, wake, choose } = usePhoneInput({ ...options, visitorCountryUrl });
  return (
    <div className="phone-input">
      <CountryButton
        ref={button}
        view={view}
        label={texts.country}
        describedBy={labelId}
        locale={locale}
        listId={`${ids}list`}
        isOpen={isOpen}
        onToggle={toggle}
        onFocus={() => void wake()}
      />
      <input
        ref={input}
        id={id}
        type="tel"
        name={name}
        required={required}
        autoComplete={autoComplete}
        maxLength={maxLength}
        className="input"
        aria-describedby={[describedBy, `${ids}note`].filter(Boolean).join(' ')}
        aria-invalid={invalid || undefined}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      />
      <input ref={country} type="hidden" name={countryName} value={view.readIn ?? ''} />
      <p id={`${ids}note`} role="status" className="phone-note field-hint">
        {/* Half a number is in no plan: it is judged when the visitor is done. */}
        {view.state === 'possible' && !isFocused && texts.notInPlan}
      </p>
      {List && (
        <List
          id={`${ids}list`}
          texts={texts}
          locale={locale}
          preferredCountries={preferredCountries}
          selected={view.country}
          button={button}
          onSelect={(country) => {
            close(false);
            void choose(country);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
