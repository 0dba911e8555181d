import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../src/contract/escape-html';
import { withRequestedPath } from '../../src/contract/requested-path';
import { MISSING_FILE_TEXT } from '../../src/contract/site-addresses';
import { shownPath } from './site-path';
import { localeOfPath, type StandInPages } from './stand-in-pages';

export function sendNotFoundText(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(`${MISSING_FILE_TEXT}\n`);
}

/** The site's own page for an unknown address, naming it. */
export async function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  standIns: StandInPages,
): Promise<FastifyReply> {
  const path = shownPath(request.originalUrl);
  // A site that is being replaced has no page for a moment.
  const page = await standIns(404, localeOfPath(shownPath(request.url)));
  if (page === undefined) return sendNotFoundText(reply);
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(withRequestedPath(page, escapeHtml(path)));
}
