import { SITE } from '../../config/site';
import * as FACTS from '../../contract/facts';
import { mapTexts } from './map-texts';

const CONSTANTS: Record<string, string> = {
  ...FACTS,
  siteName: SITE.name,
  // Who it is in law, where the law is what a text is about.
  companyName: SITE.legalName ?? SITE.name,
};

/**
 * Puts the site's name, the figures and what else is known in the place of `{{name}}` in every text below `value`, once
 * and for all: no page carries what it could only look up again. Other names are left to i18next.
 */
export function fillConstants<Value>(value: Value, more: Readonly<Record<string, string>> = {}): Value {
  return mapTexts(value, (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => CONSTANTS[name] ?? more[name] ?? whole),
  );
}
