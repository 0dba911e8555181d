import type { CountryCode } from 'libphonenumber-js/max';
import { dialCodeOf } from '../contract/phone/phone-library';
import { type CountryContext, countryOf, type PhoneFault } from '../contract/phone/phone-reading';
import { contextAfter, knownContext, readPhone } from '../contract/phone/read-phone';
import { followEdits } from './follow-edits';
import { changeCountry } from './logic/change-country';
import type { PhoneFilter } from './logic/filter-text';
import type { PhoneView } from './phone-view';

interface PhoneFieldOptions {
  /** Shared with whoever reads the field before this logic has come. */
  context: { current: CountryContext };
  /** Where the preset one is no country with telephones. */
  fallback: CountryCode | null;
  filter: PhoneFilter | undefined;
  /** In characters. */
  maxLength: number;
  /** The browser's message on an impossible number. */
  explain: (fault: PhoneFault) => string;
  onChange: (view: PhoneView) => void;
}

export type PhoneField = ReturnType<typeof attachPhoneField>;

/** Gives a plain telephone field its understanding: groups digits as they are typed, finds the country, judges. */
export function attachPhoneField(input: HTMLInputElement, options: PhoneFieldOptions) {
  const { context, fallback, filter, maxLength } = options;
  const listening = new AbortController();
  const { signal } = listening;
  const format = () => ({ country: countryOf(context.current), maxLength });
  const replace = followEdits(input, { filter, format, onText: refresh, onTooLong, signal });
  // Until now nothing was cut: see phone-session.ts.
  input.maxLength = maxLength;

  /** Where the numbers that name a country were read: undo brings back the text alone. */
  const readIn = new Map<string, CountryContext>();

  /** Reads the field again after somebody else has set it. */
  function refresh(isUndone = false): void {
    if (isUndone) context.current = readIn.get(input.value) ?? context.current;
    context.current = knownContext(context.current, fallback);
    const reading = readPhone(input.value, context.current);
    const { country, state, fault } = reading;
    context.current = contextAfter(context.current, reading);
    if (reading.isInternational) readIn.set(input.value, context.current);
    input.setCustomValidity(fault ? options.explain(fault) : '');
    options.onChange({ country, readIn: reading.readIn, dialCode: country && dialCodeOf(country), state });
  }

  /** Said at once, and until something else is done: what stands in the field is as it was. */
  function onTooLong(): void {
    input.setCustomValidity(options.explain('phone-too-long'));
    input.reportValidity();
    input.addEventListener('blur', () => refresh(), { once: true, signal });
  }

  refresh();

  return {
    /** Takes the visitor's choice; the national digits stay. */
    choose(country: CountryCode): void {
      // Text is replaced where the focus is; and the number is what the visitor goes on with.
      input.focus();
      const text = changeCountry(input.value, { from: countryOf(context.current), to: country, maxLength });
      context.current = { chosen: country, preset: country };
      if (text !== input.value) replace({ text, caret: text.length });
      else input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    refresh: () => refresh(),
    detach: () => listening.abort(),
  };
}
