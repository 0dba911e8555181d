import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseUrlencoded } from './parse-urlencoded';
import { ProblemError } from './problem-error';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes that are not UTF-8 are refused: repaired, they would be stored as something nobody typed. */
function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new ProblemError('malformed');
  }
}

/** A compressed body is refused for what it is, not for the broken text that it would read as. */
function refuseCompressed(request: FastifyRequest): void {
  const coding = request.headers['content-encoding'] ?? 'identity';
  if (coding.trim().toLowerCase() !== 'identity') throw new ProblemError('unsupported-media-type');
}

function refuseOtherCharset(request: FastifyRequest): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(request.headers['content-type'] ?? '')?.[1];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return;
  throw new ProblemError('unsupported-media-type');
}

/** JSON and HTML form bodies, both strictly UTF-8. Everything else is a 415. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    refuseCompressed(request);
    refuseOtherCharset(request);
    // Some clients name the type of a body that they don't send, as for logging out.
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    void parseJson(request, decode(body), done);
  });
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseCompressed(request);
      refuseOtherCharset(request);
      return parseUrlencoded(decode(body));
    },
  );
}
