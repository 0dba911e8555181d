import { errorCode } from '../errors/error-code';

/**
 * SQLSTATE classes of a server that is going away, coming up, out of resources, or no longer the one to write to
 * (25006, a primary that has become a replica).
 */
const SQLSTATE = /^(08|53|57P0|58|25P03|25006|40001|40P01|57014|55P03)/;
const SOCKET = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)/;
/** node-postgres gives these no code; here they have one. */
const MESSAGES: [RegExp, string][] = [
  [/timeout exceeded when trying to connect/, 'CONNECT-TIMEOUT'],
  [/Query read timeout/, 'ANSWER-TIMEOUT'],
  [/Connection terminated|not queryable|Client was closed/, 'CONNECTION-LOST'],
];

/** After these the connection is as good as before. */
const OF_THE_STATEMENT = /^(40|55)/;

/** The code by which the database server could not be asked; undefined when it refused what it was asked. */
export function unavailableCode(error: unknown): string | undefined {
  const code = errorCode(error);
  if (SQLSTATE.test(code) || SOCKET.test(code)) return code;
  if (error instanceof AggregateError)
    return error.errors.map(unavailableCode).find((one) => one !== undefined);
  if (!(error instanceof Error)) return undefined;
  return MESSAGES.find(([pattern]) => pattern.test(error.message))?.[1];
}

/** Whether the connection is to be dropped: another one may lead to a server that takes what is written. */
export const endsConnection = (code: string): boolean => !OF_THE_STATEMENT.test(code);
