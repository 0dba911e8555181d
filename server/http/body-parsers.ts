import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error';

/** A body in another coding or charset is refused for what it is, not for the broken text that it would read as. */
async function refuseOtherText({ headers }: FastifyRequest): Promise<void> {
  const coding = headers['content-encoding'] ?? 'identity';
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (coding.trim().toLowerCase() === 'identity' && /^utf-?8$/i.test(charset)) return;
  throw new ProblemError('unsupported-media-type');
}

/**
 * JSON and HTML form bodies; everything else is a 415. Bytes that are no UTF-8 are read as U+FFFD, which no rule
 * of a text lets through.
 */
export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients name the type of a body that they don't send, as for logging out.
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  // Of a name sent twice the last counts, as a checkbox after its hidden twin; `__proto__` is a name like another.
  await app.register(formbody, { parser: (text) => Object.fromEntries(new URLSearchParams(text)) });
  app.addHook('preParsing', refuseOtherText);
}
