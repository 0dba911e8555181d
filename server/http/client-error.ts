import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../errors/error-code';
import { ProblemError } from './problem-error';
import { logUnreadable } from './request-log';
import { securityHeaders } from './security-headers';

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not parse as HTTP, which no route or hook ever sees. */
export function createClientErrorHandler(policy: () => string) {
  return function (this: FastifyInstance, error: Error, socket: Socket): void {
    const code = errorCode(error);
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUSES[code] ?? 400;
    // Leaving in the middle of a body ends a request that has its own line.
    if (code !== 'HPE_INVALID_EOF_STATE') logUnreadable(this.log, status, code);
    const problem = new ProblemError('malformed').toProblem();
    const body = JSON.stringify({ ...problem, title: STATUS_CODES[status] ?? '', status });
    const headers = {
      ...securityHeaders(policy(), false),
      'content-type': 'application/problem+json',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}
