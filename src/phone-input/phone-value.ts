import type { CountryCode } from 'libphonenumber-js/max';
import { loadEngine } from './load-engine';
import type { CountryContext, PhoneState } from './logic/phone-reading';

/** `unread`: the number logic has not come; the server reads what was typed. */
export type PhoneValueState = PhoneState | 'unread';

export interface PhoneValue {
  /** What is to be sent: E.164, or the text as it was typed where it can't be read. */
  value: string;
  e164: string | null;
  country: CountryCode | null;
  state: PhoneValueState;
}

/** Longer than a chunk of 50 kB takes on a slow connection; a submit must not wait for ever. */
const ENGINE_WAIT_MS = 3000;

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function parseIn(text: string, context: CountryContext): Promise<PhoneValue> {
  const typed = text.trim();
  const unread = { value: typed, e164: null, country: context.chosen ?? context.preset };
  if (typed === '') return { ...unread, state: 'empty' };
  try {
    const { readPhone } = await within(loadEngine(), ENGINE_WAIT_MS);
    const { e164, country, state } = readPhone(text, context);
    return { value: e164 ?? typed, e164, country, state };
  } catch {
    // Offline or too slow: a number that can't be read here is no reason to keep a form from being sent.
    return { ...unread, state: 'unread' };
  }
}

/** From outside, such as a draft: the number logic drops what is no country when it comes. */
const asCountry = (code: string | null): CountryCode | null => code as CountryCode | null;

/** What a text means, typed with a country chosen: two letters of ISO 3166-1, or none. */
export function parsePhone(text: string, country: string | null): Promise<PhoneValue> {
  return parseIn(text, { chosen: asCountry(country), preset: null });
}

/** What a mounted `PhoneInput` lets others read and set. */
export interface PhoneAccess {
  context: () => CountryContext;
  restore: (text: string, country: CountryCode | null) => void;
}

const mounted = new WeakMap<HTMLInputElement, PhoneAccess>();

export function registerPhone(input: HTMLInputElement, access: PhoneAccess): () => void {
  mounted.set(input, access);
  return () => mounted.delete(input);
}

/** The number in a `PhoneInput`, with the country that is selected there. */
export function phoneValue(input: HTMLInputElement): Promise<PhoneValue> {
  return parseIn(input.value, mounted.get(input)?.context() ?? { chosen: null, preset: null });
}

/** The selected country, to be kept in a draft beside the text. */
export function phoneCountry(input: HTMLInputElement): CountryCode | null {
  const context = mounted.get(input)?.context();
  return context?.chosen ?? context?.preset ?? null;
}

/** Puts a draft back; the country is the visitor's choice again. */
export function restorePhone(input: HTMLInputElement, text: string, country: string | null): void {
  const access = mounted.get(input);
  if (access) access.restore(text, asCountry(country));
  else input.value = text;
}
