import { SITE } from '../config/site';
import * as FACTS from '../contract/facts';

const CONSTANTS: Record<string, string> = { ...FACTS, siteName: SITE.name };

/**
 * Puts the site's name and the figures in the place of `{{name}}` in every text below `value`, once and for all: no
 * page carries what it could only look up again. Other names are left to i18next.
 */
export function fillConstants<Value>(value: Value): Value {
  return fill(value) as Value;
}

function fill(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => CONSTANTS[name] ?? whole);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, fill(child)]));
}
