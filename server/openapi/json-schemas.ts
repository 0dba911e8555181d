import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonObject = Record<string, unknown>;

type Schema = v.GenericSchema<unknown, unknown>;

const DIALECT = { target: 'draft-2020-12', errorMode: 'ignore' } as const;

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
