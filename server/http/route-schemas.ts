import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { fieldProblems } from '../../src/contract/field-problems';
import { ProblemError } from './problem-error';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * Routes name their schemas in valibot, as the contract has them: what is sent is checked by them, and an answer
 * has what its schema names and nothing else.
 */
export function registerRouteSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<Schema>(({ schema }) => (data: unknown) => {
    const result = v.safeParse(schema, data);
    if (result.success) return { value: result.output };
    return { error: new ProblemError('invalid-fields', { errors: fieldProblems(result.issues) }) };
  });
  app.setSerializerCompiler<Schema>(
    ({ schema }) =>
      (data: unknown) =>
        JSON.stringify(v.parse(schema, data)),
  );
}
