import type { FormField } from '../field/form-field';

/** The parts that the application's table names. */
export type PartId = 'you' | 'address' | 'partnership' | 'company' | 'addresses' | 'business';

/** A step's fields in parts, each begun by a field that opens one. */
export function partsOf(fields: readonly FormField[]): [PartId, FormField[]][] {
  const parts: [PartId, FormField[]][] = [];
  for (const field of fields) {
    if (field.opens !== undefined) parts.push([field.opens as PartId, []]);
    parts.at(-1)?.[1].push(field);
  }
  return parts;
}
