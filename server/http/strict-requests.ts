import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error';
import { logUnreadable } from './request-log';
import { securityHeaders } from './security-headers';

/** RFC 9112, section 3.2: one `Host`, which HTTP/1.0 alone may leave out. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** RFC 9112, section 6.1: a version that has no chunks can't have sent any; whoever is in front may read it otherwise. */
const isForeignCoding = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.0' && headers['transfer-encoding'] !== undefined;

/**
 * Refuses what Node would refuse with a bare answer, or let through: a missing or second `Host`, and an `Expect` that
 * nobody can meet. Before all else, so that nothing reads a host that is in doubt.
 */
export function registerStrictRequests(app: FastifyInstance, policy: () => string): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (hasOneHost(raw) && !isForeignCoding(raw)) return;
    // Where it ends is in doubt, too.
    void reply.header('connection', 'close');
    throw new ProblemError('malformed');
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const problem = {
      ...new ProblemError('malformed').toProblem(),
      title: 'Expectation Failed',
      status: 417,
    };
    logUnreadable(app.log, 417, 'EXPECT');
    const headers = { ...securityHeaders(policy(), false), 'content-type': 'application/problem+json' };
    response.writeHead(417, { ...headers, connection: 'close' }).end(JSON.stringify(problem));
  });
}
