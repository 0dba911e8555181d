import type { FastifyReply, FastifyRequest } from 'fastify';
import { lookup } from 'mrmime';
import { escapeHtml } from '../../src/contract/escape-html';
import { ProblemError } from '../http/problem-error';
import { setProblemHeaders } from '../http/send-problem';
import { cacheControlOf } from './cache-control';
import { heldBy } from './if-none-match';
import type { SiteFiles } from './site-files';
import { queryOf, readSitePath, shownPath } from './site-path';

const REQUESTED_PATH = '<span data-requested-path=""></span>';

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|json$|javascript$|xml$|manifest/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Sends a file of the build; false when there is none. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: SiteFiles,
  path: string,
): Promise<boolean> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const file = await files.find(path, accepted, heldBy(request.headers['if-none-match']));
  if (file === undefined) return false;
  request.logName = path;
  void reply.headers({
    'cache-control': cacheControlOf(path),
    etag: file.entityTag,
    vary: 'Accept-Encoding',
  });
  if (file.body === undefined) {
    await reply.code(304).send();
    return true;
  }
  if (file.encoding !== undefined) void reply.header('content-encoding', file.encoding);
  await reply.type(contentType(path)).send(file.body);
  return true;
}

/** The site's own page for an unknown address, naming it. */
async function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  files: SiteFiles,
): Promise<void> {
  const shown = shownPath(request.url);
  const path = /^\/th(?:\/|$)/.test(shown) ? '/th/404.html' : '/404.html';
  const page = await files.find(path, '', () => false);
  void reply.code(404).header('cache-control', 'no-cache');
  if (page?.body === undefined) {
    await reply.type('text/plain; charset=utf-8').send('Not found\n');
    return;
  }
  const named = `<span data-requested-path="">: ${escapeHtml(shown)}</span>`;
  const html = page.body.toString('utf8').replace(REQUESTED_PATH, () => named);
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
function redirectTarget(files: SiteFiles, path: string): string | undefined {
  const clean = path === '/index' ? '/' : path;
  if (clean.endsWith('/404') || !files.has(pageFile(clean))) return undefined;
  return encodeURI(clean);
}

/** Answers what no route of the API took: files and pages of the build, and its 404. */
export async function serveSite(
  request: FastifyRequest,
  reply: FastifyReply,
  files: SiteFiles,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const error = new ProblemError('method-not-allowed', { allow: 'GET, HEAD' });
    setProblemHeaders(reply, error);
    await reply.type('text/plain; charset=utf-8').send('Method not allowed\n');
    return;
  }
  const asked = readSitePath(request.url);
  if (asked.kind === 'asset') {
    const hidden = /\.(?:br|gz)$/.test(asked.path);
    if (hidden || !(await sendFile(request, reply, files, asked.path))) await sendMissingAsset(reply);
    return;
  }
  if (asked.kind === 'redirect') {
    const target = redirectTarget(files, asked.path);
    if (target !== undefined) {
      await reply.redirect(target + queryOf(request.url), 308);
      return;
    }
  }
  if (asked.kind === 'page' && !asked.path.endsWith('/404')) {
    if (await sendFile(request, reply, files, pageFile(asked.path))) return;
  }
  await sendNotFoundPage(request, reply, files);
}
