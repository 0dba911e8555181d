import { toAsciiDigits } from './ascii-digits';
import { toE164 } from './telephone';

type Fields = Record<string, unknown>;

function mapFields(fields: Fields, names: readonly string[], change: (value: unknown) => unknown): Fields {
  const changed = { ...fields };
  for (const name of names) {
    if (Object.hasOwn(changed, name)) changed[name] = change(changed[name]);
  }
  return changed;
}

/** Telephones as E.164; one that can't be a number stays as typed for the rules to refuse. */
export const withTelephones = (fields: Fields, names: readonly string[]): Fields =>
  mapFields(fields, names, (value) => (typeof value === 'string' ? toE164(value) : value));

/** Digits of any script as ASCII. */
export const withAsciiDigits = (fields: Fields, names: readonly string[]): Fields =>
  mapFields(fields, names, (value) => (typeof value === 'string' ? toAsciiDigits(value) : value));

/** A ticked checkbox of an HTML form is sent as text, an unticked one not at all. */
export const withCheckboxes = (fields: Fields, names: readonly string[]): Fields =>
  mapFields(fields, names, (value) => {
    if (value === 'on' || value === 'true' || value === '1') return true;
    return value === '' || value === 'false' || value === 'off' ? false : value;
  });

/** `personal.firstName` and the like as `{ personal: { firstName } }`. */
export function nested(fields: Fields, groups: readonly string[]): Fields {
  const result: Fields = {};
  for (const group of groups) {
    const prefix = `${group}.`;
    const own = Object.entries(fields).filter(([name]) => name.startsWith(prefix));
    result[group] = Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
  }
  return result;
}
