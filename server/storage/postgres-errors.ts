import { errorCode } from '../errors/error-code';

/** SQLSTATE classes of a server that is going away, coming up or out of resources. */
const SQLSTATE = /^(08|53|57P0|58|25P03|40001|40P01|57014|55P03)/;
const SOCKET = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)/;
/** node-postgres gives these no code. */
const MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed/;

/** Whether the database server could not be asked, rather than refused what it was asked. */
export function isPostgresUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (SQLSTATE.test(code) || SOCKET.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isPostgresUnavailable);
  return error instanceof Error && MESSAGE.test(error.message);
}
