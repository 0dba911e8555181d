import type { CountryCode } from 'libphonenumber-js/max';
import { type CountryContext, countryOf, type PhoneFault } from '../contract/phone/phone-reading';
import { COUNTRY_CHOSEN } from './choose-phone-country';
import { loadEngine } from './load-engine';
import type { PhoneFilter } from './logic/filter-text';
import { type CountryDefaults, initialCountry } from './logic/initial-country';
import type { PhoneField } from './phone-field';
import { nextView, type PhoneView } from './phone-view';

export interface SessionOptions extends CountryDefaults {
  /** BCP 47; names and sorts the countries. */
  locale: string;
  filter: PhoneFilter | undefined;
  /** In characters. */
  maxLength: number;
  /** The browser's messages on an impossible number. */
  faults: Record<PhoneFault, string>;
}

type UpdateView = (update: (previous: PhoneView) => PhoneView) => void;

/**
 * A telephone field from mounting on: plain until the number logic comes, at the first focus or input; plain for
 * good if it never comes.
 */
export function createPhoneSession(initial: SessionOptions, update: UpdateView) {
  let options = initial;
  const context: { current: CountryContext } = {
    current: { chosen: null, preset: initialCountry(initial) },
  };
  let input: HTMLInputElement | null = null;
  let field: PhoneField | null = null;

  async function wake(): Promise<PhoneField | null> {
    try {
      const { attachPhoneField, firstCountry } = await loadEngine();
      if (!input || field) return field;
      const { locale, filter, maxLength } = options;
      const fallback = initialCountry(options) ?? firstCountry(locale);
      const onChange = (next: PhoneView): void => update((previous) => nextView(previous, next));
      const explain = (fault: PhoneFault): string => options.faults[fault];
      field = attachPhoneField(input, { context, fallback, filter, maxLength, explain, onChange });
      return field;
    } catch {
      // Without the logic it is a plain field; the next focus asks again.
      return null;
    }
  }

  function show(): void {
    if (field) field.refresh();
    else {
      const country = countryOf(context.current);
      update((previous) => ({ ...previous, country, readIn: country }));
    }
  }

  /** Somebody else has set the field: what its country control says is the visitor's choice again. */
  function restore(country: HTMLInputElement): void {
    // Two letters; the number logic drops a country without telephones when it comes.
    const chosen = (country.value || null) as CountryCode | null;
    if (chosen !== countryOf(context.current)) context.current = { chosen, preset: chosen };
    show();
  }

  /** Listens to the field and to the control that posts its country; the answer ends it. */
  function mount(element: HTMLInputElement, country: HTMLInputElement): () => void {
    input = element;
    const listening = new AbortController();
    const { signal } = listening;
    const onTouch = (): void => {
      // A browser cuts a paste in the middle of its number. Until the number logic has come to read it, it stays whole.
      if (!field) element.removeAttribute('maxlength');
      void wake();
    };
    for (const touch of ['focus', 'beforeinput', 'input'])
      element.addEventListener(touch, onTouch, { signal });
    // The fields are emptied after the event.
    element.form?.addEventListener('reset', () => setTimeout(show), { signal });
    country.addEventListener(COUNTRY_CHOSEN, () => restore(country), { signal });
    // A reload may have put back what was chosen before.
    if (country.value !== countryOf(context.current)) restore(country);
    if (document.activeElement === element) onTouch();
    return () => {
      listening.abort();
      field?.detach();
      field = null;
      input = null;
    };
  }

  return {
    /** Takes what has changed since: words, in another language. */
    configure(next: SessionOptions): void {
      options = next;
    },
    mount,
    wake,
    choose: async (country: CountryCode): Promise<void> => (await wake())?.choose(country),
    /** The visitor's country, never over what was typed or chosen. */
    suggest(country: CountryCode): void {
      if (context.current.chosen || input?.value !== '') return;
      context.current = { chosen: null, preset: country };
      show();
    },
  };
}
