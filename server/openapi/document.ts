import { problemSchema } from '../../src/contract/answers';
import type { Form } from '../../src/contract/forms/form';
import { IDEMPOTENCY_HEADER, PROOF_HEADER } from '../../src/contract/wire';
import { ProblemError } from '../http/problem-error';
import { IDEMPOTENCY_KEY } from '../idempotency/idempotency';
import { MAX_PROOF_LENGTH } from '../proof-of-work/proof-of-work';
import { formSchema } from './form-schema';
import { inputSchema, type JsonObject, outputSchema } from './json-schemas';
import { OPERATIONS, type Operation } from './operations';

const header = (name: string, description: string, limits: JsonObject): JsonObject => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...limits },
});

const FORM_HEADERS = [
  header(IDEMPOTENCY_HEADER, 'The same key and body are answered alike and stored once.', {
    pattern: IDEMPOTENCY_KEY.source,
  }),
  header(PROOF_HEADER, 'A solved challenge, in base64; raises the rate limit.', {
    maxLength: MAX_PROOF_LENGTH,
  }),
];

const RETRY_AFTER = {
  'retry-after': { description: 'Whole seconds until another try.', schema: { type: 'integer', minimum: 1 } },
};

/** Codes that share a status share an answer: both are told in its description. */
function problemResponses(operation: Operation): JsonObject {
  const responses: JsonObject = {};
  for (const code of operation.problems) {
    const { status } = new ProblemError(code);
    const codes = operation.problems.filter((other) => new ProblemError(other).status === status);
    responses[status] = {
      description: codes.join(', '),
      ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

/** What a browser without JavaScript gets, whose refusals are pages too. */
const PLAIN_FORM = {
  303: {
    description: 'The urlencoded form of a browser was stored; its page of success is at Location.',
    headers: { location: { schema: { type: 'string' } } },
  },
};

function successResponse({ success, forms }: Operation): JsonObject {
  const { status, type = 'application/json', schema } = success;
  const description = 'Done.';
  if (schema === undefined) return { [status]: { description } };
  const content = { [type]: { schema: outputSchema(schema) } };
  return { [status]: { description, content }, ...(forms === undefined ? {} : PLAIN_FORM) };
}

const oneOf = (schemas: JsonObject[]): JsonObject =>
  (schemas.length === 1 && schemas[0]) || { anyOf: schemas };

function requestBody(forms: readonly Form[]): JsonObject {
  return {
    required: true,
    content: {
      'application/json': { schema: oneOf(forms.map(({ rules }) => inputSchema(rules))) },
      'application/x-www-form-urlencoded': { schema: oneOf(forms.map(formSchema)) },
    },
  };
}

function security(operation: Operation): JsonObject {
  if (operation.bearer === undefined) return {};
  const bearer = { bearer: [] };
  return { security: operation.bearer === 'optional' ? [{}, bearer] : [bearer] };
}

function describeOperation(operation: Operation): JsonObject {
  return {
    operationId: `${operation.method}${operation.path.replace(/[^a-z]+(.)/g, (_match, letter: string) => letter.toUpperCase())}`,
    summary: operation.summary,
    ...security(operation),
    ...(operation.forms && { parameters: FORM_HEADERS, requestBody: requestBody(operation.forms) }),
    responses: { ...successResponse(operation), ...problemResponses(operation) },
  };
}

/** The API's description, made of the rules that also check what is sent. */
export function openapiDocument(): JsonObject {
  const paths = Object.fromEntries(
    OPERATIONS.map((operation) => [operation.path, { [operation.method]: describeOperation(operation) }]),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Verisiam forms', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: outputSchema(problemSchema) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
