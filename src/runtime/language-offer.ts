import type { Locale } from '../contract/locales';
import { readLocaleCookie } from '../locale/locale-cookie';
import { preferredLocale } from '../locale/preferred-locale';
import { createListeners } from './listeners';
import { readStored, writeStored } from './safe-storage';

const CLOSED_KEY = 'language-offer';

let isStarted = false;
let isClosed = false;
const listeners = createListeners();

export const onLanguageOffer = listeners.add;

/** From now on a page may be offered in the reader's language. */
export function startLanguageOffer(): void {
  isClosed ||= readStored('localStorage', CLOSED_KEY) !== null;
  isStarted = true;
  listeners.tell();
}

/** For good; where nothing can be stored, until the page is left. */
export function closeLanguageOffer(): void {
  isClosed = true;
  writeStored('localStorage', CLOSED_KEY, 'closed');
  listeners.tell();
}

/** The language to offer a page in: the one that was chosen, else the browser's; null while nothing is offered. */
export function readersLocale(): Locale | null {
  if (!isStarted || isClosed) return null;
  return readLocaleCookie(document.cookie) ?? preferredLocale(navigator.languages);
}
