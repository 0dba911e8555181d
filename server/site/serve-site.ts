import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lookup } from 'mrmime';
import { ProblemError } from '../http/problem-error';
import { setProblemHeaders } from '../http/send-problem';
import { escapeHtml } from '../pages/html';
import { cacheControlOf } from './cache-control';
import { readVariant } from './read-variant';
import { queryOf, readSitePath, shownPath } from './site-path';

const REQUESTED_PATH = '<span data-requested-path=""></span>';

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|json$|javascript$|xml$|manifest/.test(type) ? `${type}; charset=utf-8` : type;
}

const entityTag = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function isCurrent(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((part) => part.trim().replace(/^W\//, '') === tag) ?? false;
}

/** Sends a file of the build; false when there is none. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  path: string,
): Promise<boolean> {
  const variant = await readVariant(join(folder, path), String(request.headers['accept-encoding'] ?? ''));
  if (variant === undefined) return false;
  request.logName = path;
  const tag = entityTag(variant.body);
  void reply.headers({ 'cache-control': cacheControlOf(path), etag: tag, vary: 'Accept-Encoding' });
  if (isCurrent(request, tag)) {
    await reply.code(304).send();
    return true;
  }
  if (variant.encoding !== undefined) void reply.header('content-encoding', variant.encoding);
  await reply.type(contentType(path)).send(variant.body);
  return true;
}

/** The site's own page for an unknown address, naming it. */
async function sendNotFoundPage(request: FastifyRequest, reply: FastifyReply, folder: string): Promise<void> {
  const shown = shownPath(request.url);
  const file = /^\/th(?:\/|$)/.test(shown) ? 'th/404.html' : '404.html';
  const variant = await readVariant(join(folder, file), '');
  void reply.code(404).header('cache-control', 'no-cache');
  if (variant === undefined) {
    await reply.type('text/plain; charset=utf-8').send('Not found\n');
    return;
  }
  const named = `<span data-requested-path="">: ${escapeHtml(shown)}</span>`;
  const html = variant.body.toString('utf8').replace(REQUESTED_PATH, () => named);
  await reply.type('text/html; charset=utf-8').send(html);
}

async function sendMissingAsset(reply: FastifyReply): Promise<void> {
  await reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

const pageFile = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** Only to a page that exists, so that no address can send a visitor to another site. */
function redirectTarget(folder: string, path: string): string | undefined {
  const clean = path === '/index' ? '/' : path;
  if (clean.endsWith('/404') || !existsSync(join(folder, pageFile(clean)))) return undefined;
  return encodeURI(clean);
}

/** Answers what no route of the API took: files and pages of the build, and its 404. */
export async function serveSite(request: FastifyRequest, reply: FastifyReply, folder: string): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const error = new ProblemError('method-not-allowed', { allow: 'GET, HEAD' });
    setProblemHeaders(reply, error);
    await reply.type('text/plain; charset=utf-8').send('Method not allowed\n');
    return;
  }
  const asked = readSitePath(request.url);
  if (asked.kind === 'asset') {
    const hidden = /\.(?:br|gz)$/.test(asked.path);
    if (hidden || !(await sendFile(request, reply, folder, asked.path))) await sendMissingAsset(reply);
    return;
  }
  if (asked.kind === 'redirect') {
    const target = redirectTarget(folder, asked.path);
    if (target !== undefined) {
      await reply.redirect(target + queryOf(request.url), 308);
      return;
    }
  }
  if (asked.kind === 'page' && !asked.path.endsWith('/404')) {
    if (await sendFile(request, reply, folder, pageFile(asked.path))) return;
  }
  await sendNotFoundPage(request, reply, folder);
}
