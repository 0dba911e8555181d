import type { Field } from './field';
import { countryOf, type FieldGroup, type Form } from './form';

type Posted = Readonly<Record<string, string | undefined>>;

/** A ticked checkbox is posted as text, an unticked one not at all; other text stays for the rules to refuse. */
function toBoolean(value: string | undefined): unknown {
  if (value === 'on' || value === 'true' || value === '1') return true;
  return value === undefined || value === '' || value === 'false' || value === 'off' ? false : value;
}

function answer({ kind, repeats }: Field, value: string | undefined): unknown {
  if (kind === 'checkbox') return toBoolean(value);
  return repeats === undefined ? value : (value ?? '');
}

function shapeGroup({ id, fields }: FieldGroup, posted: Posted): Record<string, unknown> {
  const prefix = id === null ? '' : `${id}.`;
  const shaped: Record<string, unknown> = {};
  for (const field of fields) {
    shaped[field.name] = answer(field, posted[`${prefix}${field.name}`]);
    const country = countryOf(field.name);
    if (field.kind === 'tel') shaped[country] = posted[`${prefix}${country}`];
  }
  return shaped;
}

/** What an HTML form posts, one text a name, as the JSON that the rules are for. */
export function shapeForm({ groups }: Form, posted: Posted): Record<string, unknown> {
  const shaped: Record<string, unknown> = { locale: posted['locale'] };
  for (const group of groups) {
    const answers = shapeGroup(group, posted);
    if (group.id === null) Object.assign(shaped, answers);
    else shaped[group.id] = answers;
  }
  return shaped;
}
