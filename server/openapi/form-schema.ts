import { type Form, postedFields } from '../../src/contract/forms/form';
import { rulesOf } from '../../src/contract/forms/rules';
import { isRecord } from '../../src/contract/is-record';
import { inputSchema, type JsonObject } from './json-schemas';

/** What an HTML form sends for a box; an empty one is not sent at all. */
const CHECKBOX = { enum: ['on', 'true', '1', 'off', 'false', ''], default: '' };

/** The same field as text, which is all that a form can send. */
function asText(schema: JsonObject): JsonObject {
  if (schema['type'] === 'boolean') return CHECKBOX;
  const { anyOf: choices, ...rest } = schema;
  if (!Array.isArray(choices)) return schema;
  const texts = choices.filter((choice) => !isRecord(choice) || choice['type'] !== 'integer');
  return texts.length === 1 && isRecord(texts[0]) ? { ...rest, ...texts[0] } : { ...rest, anyOf: texts };
}

type Field = [name: string, schema: JsonObject, required: boolean];

function fieldsOf(schema: JsonObject, prefix: string): Field[] {
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, value]) => {
    const inner = isRecord(value) ? value : {};
    if (inner['type'] === 'object') return fieldsOf(inner, `${prefix}${name}.`);
    return [[`${prefix}${name}`, asText(inner), required.includes(name)]];
  });
}

/**
 * The body of an HTML form, from the schema of the JSON body: flat, with `personal.firstName` for a nested field,
 * all of it text, and what is typed a second time.
 */
export function formSchema(form: Form): JsonObject {
  const fields = fieldsOf(inputSchema(rulesOf(form)), '');
  const repeated = postedFields(form).filter(({ repeats }) => repeats !== undefined);
  const posted = [...fields, ...repeated.map(({ name }): Field => [name, { type: 'string' }, true])];
  return {
    type: 'object',
    properties: Object.fromEntries(posted.map(([name, field]) => [name, field])),
    required: posted.filter(([, , required]) => required).map(([name]) => name),
  };
}
