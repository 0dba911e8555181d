import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../src/contract/escape-html';
import { DEFAULT_LOCALE, LOCALES } from '../../src/contract/locales';
import { withRequestedPath } from '../../src/contract/requested-path';
import { shownPath } from './site-path';

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

function pageFileFor(path: string): string {
  const locale = OTHER_LOCALES.find((other) => path === `/${other}` || path.startsWith(`/${other}/`));
  return locale === undefined ? '404.html' : join(locale, '404.html');
}

export function sendNotFoundText(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/** The site's own page for an unknown address, naming it. */
export async function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
): Promise<FastifyReply> {
  const path = shownPath(request.url);
  // A site that is being replaced has no page for a moment.
  const page = await readFile(join(folder, pageFileFor(path)), 'utf8').catch(() => undefined);
  if (page === undefined) return sendNotFoundText(reply);
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(withRequestedPath(page, escapeHtml(path)));
}
