import {
  type ConversionConfig,
  type JsonSchema,
  type OverrideActionContext,
  toJsonSchema,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonObject = Record<string, unknown>;

type Schema = v.GenericSchema<unknown, unknown>;

const withPattern = (schema: JsonSchema, pattern: string): JsonSchema => ({
  ...schema,
  allOf: [...(schema.allOf ?? []), { pattern }],
});

/**
 * What the converter leaves out: every pattern but the first, and that a text is trimmed before it is measured.
 * A text that only fits without the spaces around it is beyond the description, though the rules take it.
 */
function describeAction({
  valibotAction: action,
  jsonSchema,
}: OverrideActionContext): JsonSchema | undefined {
  if (action.type === 'trim') return { ...jsonSchema, description: 'Spaces around it are dropped.' };
  if (action.type === 'non_empty' && jsonSchema.description !== undefined)
    return withPattern(jsonSchema, '\\S');
  if (!('requirement' in action) || !(action.requirement instanceof RegExp)) return undefined;
  const { source } = action.requirement;
  return source === jsonSchema.pattern ? undefined : withPattern(jsonSchema, source);
}

const DIALECT = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideAction: describeAction,
} satisfies ConversionConfig;

function withoutDialect(schema: JsonObject): JsonObject {
  const { $schema: _dialect, ...rest } = schema;
  return rest;
}

/** What a caller may send; checks that JSON Schema has no words for are told in the text. */
export const inputSchema = (schema: Schema): JsonObject =>
  withoutDialect({ ...toJsonSchema(schema, { ...DIALECT, typeMode: 'input' }) });

/** What is answered, exactly: nothing beside the listed properties. */
export const outputSchema = (schema: Schema): JsonObject =>
  closed(withoutDialect({ ...toJsonSchema(schema, { ...DIALECT, typeMode: 'output' }) }));

function closed(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => [key, closeValue(value)]);
  const copy = Object.fromEntries(entries);
  const open = 'additionalProperties' in copy || copy['type'] !== 'object';
  return open ? copy : { ...copy, additionalProperties: false };
}

function closeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeValue);
  return typeof value === 'object' && value !== null ? closed({ ...value }) : value;
}
