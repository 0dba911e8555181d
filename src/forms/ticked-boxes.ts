import type { FormField } from './form-field';

/** A ticked checkbox is posted as text and an unticked one not at all; the rules want true and false. */
export function tickedBoxes(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Record<string, boolean> {
  return Object.fromEntries(
    fields.filter(({ kind }) => kind === 'checkbox').map(({ name }) => [name, values[name] === 'on']),
  );
}
