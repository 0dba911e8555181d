import type { FastifySchema, RouteOptions } from 'fastify';
import type * as v from 'valibot';
import type { Form } from '../../src/contract/forms/form';
import { rulesOf } from '../../src/contract/forms/rules';
import { API_BASE, IDEMPOTENCY_HEADER, PROOF_HEADER, type ProblemCode } from '../../src/contract/wire';
import { ProblemError } from '../http/problem-error';
import { IDEMPOTENCY_KEY } from '../idempotency/idempotency';
import { MAX_PROOF_LENGTH } from '../proof-of-work/proof-of-work';
import { formSchema } from './form-schema';
import { inputSchema, type JsonObject, outputSchema } from './json-schemas';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The codes of its refusals; every call may also fail. */
    problems?: readonly ProblemCode[];
    /** Of a call that takes a form: what may be posted, as JSON or as a browser does. */
    forms?: readonly Form[];
    /** Of a form: whether a browser without JavaScript is answered with pages. */
    answersPages?: boolean;
    /** The type of its answer where that is not JSON. */
    answers?: string;
  }
}

const FORM_PROBLEMS: readonly ProblemCode[] = [
  'malformed',
  'forbidden',
  'too-large',
  'unsupported-media-type',
  'invalid-fields',
  'idempotency-key-reused',
  'too-many-requests',
  'unavailable',
];

const FORM_HEADERS = {
  type: 'object',
  properties: {
    [IDEMPOTENCY_HEADER]: {
      type: 'string',
      description: 'The same key and body are answered alike and stored once.',
      pattern: IDEMPOTENCY_KEY.source,
    },
    [PROOF_HEADER]: {
      type: 'string',
      description: 'A solved challenge, in base64; raises the rate limit.',
      maxLength: MAX_PROOF_LENGTH,
    },
  },
};

/** What a browser without JavaScript gets, whose refusals are pages too. */
const PLAIN_FORM = {
  303: {
    type: 'null',
    description: 'The urlencoded form of a browser was stored; its page of success is at Location.',
    headers: { location: { type: 'string' } },
  },
};

const RETRY_AFTER = {
  'retry-after': { description: 'Whole seconds until another try.', type: 'integer', minimum: 1 },
};

/** Codes that share a status share an answer: both are told in its description. */
function problemResponses(problems: readonly ProblemCode[]): JsonObject {
  const statusOf = (code: ProblemCode): number => new ProblemError(code).status;
  const responses = problems.map((code) => {
    const status = statusOf(code);
    const response = {
      description: problems.filter((other) => statusOf(other) === status).join(', '),
      ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
    return [status, response];
  });
  return Object.fromEntries(responses);
}

function successResponses(response: unknown, type: string): JsonObject {
  if (typeof response !== 'object' || response === null)
    return { 204: { type: 'null', description: 'Done.' } };
  const entries = Object.entries(response).map(
    ([status, schema]: [string, v.GenericSchema<unknown, unknown>]) => [
      status,
      { description: 'Done.', content: { [type]: { schema: outputSchema(schema) } } },
    ],
  );
  return Object.fromEntries(entries);
}

const oneOf = (schemas: JsonObject[]): JsonObject =>
  (schemas.length === 1 && schemas[0]) || { anyOf: schemas };

const bodyOf = (forms: readonly Form[]): JsonObject => ({
  content: {
    'application/json': { schema: oneOf(forms.map((form) => inputSchema(rulesOf(form)))) },
    'application/x-www-form-urlencoded': { schema: oneOf(forms.map(formSchema)) },
  },
});

const operationId = (method: unknown, path: string): string =>
  `${String(method).toLowerCase()}${path.replace(/[^a-z]+(.)/g, (_match, letter: string) => letter.toUpperCase())}`;

interface Described {
  schema: FastifySchema;
  url: string;
  route: RouteOptions;
}

/** The JSON Schema of a route, whose own are valibot's; a route without a summary is for browsers only. */
export function describeRoute({ schema, url, route }: Described): { schema: FastifySchema; url: string } {
  if (schema?.summary === undefined) return { schema: { hide: true }, url };
  const path = url.slice(API_BASE.length);
  const { forms, problems = [], answersPages, answers = 'application/json' } = route.config ?? {};
  const all: ProblemCode[] = [...(forms ? FORM_PROBLEMS : []), ...problems, 'internal'];
  const described = {
    ...schema,
    operationId: operationId(route.method, path),
    ...(forms && { headers: FORM_HEADERS, body: bodyOf(forms) }),
    response: {
      ...successResponses(schema.response, answers),
      ...(answersPages && PLAIN_FORM),
      ...problemResponses(all),
    },
  };
  return { schema: described, url: path };
}
