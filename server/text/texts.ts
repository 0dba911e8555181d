import enForms from '../../locales/en/forms.json';
import enServer from '../../locales/en/server.json';
import thForms from '../../locales/th/forms.json';
import thServer from '../../locales/th/server.json';
import * as FACTS from '../../src/contract/facts';
import type { Locale } from '../../src/contract/locales';

/** The English files are the shape; a Thai file that lacks a key does not compile. */
export interface Texts {
  forms: typeof enForms;
  server: typeof enServer;
}

const TEXTS: Record<Locale, Texts> = {
  en: { forms: enForms, server: enServer },
  th: { forms: thForms, server: thServer },
};

export const textsOf = (locale: Locale): Texts => TEXTS[locale];

/** Puts figures and the given values in the place of `{{name}}`; an unknown name stays as it is. */
export function fillText(text: string, values: Record<string, string> = {}): string {
  const known: Record<string, string> = { ...FACTS, ...values };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => known[name] ?? whole);
}
