import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withBase } from '../../src/contract/base-path';
import { FILE_POLICY } from '../../src/contract/content-security-policy';
import { cacheControlOf, NO_INDEX_HEADERS } from '../../src/contract/headers';
import {
  BARE_ADDRESS_STATUS,
  fileOfPage,
  isInAssetFolder,
  STAND_IN_STATUSES,
} from '../../src/contract/site-addresses';
import { ProblemError } from '../http/problem-error';
import { setProblemHeaders } from '../http/send-problem';
import { isApiPath, sendUnknownCall } from '../http/unknown-call';
import { askedIcons, sendIcons } from './icon-set';
import { sendNotFoundPage, sendNotFoundText } from './not-found-page';
import { answerSiteFailure } from './server-error-page';
import { registerSiteFiles, type SendFile } from './site-files';
import { pathnameOf, queryOf, readSitePath } from './site-path';
import { isUnlistedBuild } from './site-policy';
import type { StandInPages } from './stand-in-pages';

/** A folder, a second writing of a file, or a twin that is sent in its place. */
const NO_FILE = /\/(?:\/|$)|\.(?:br|gz)$/;

/** Pages that stand in for others have no address of their own. */
const isStandIn = (path: string): boolean => STAND_IN_STATUSES.some((status) => path.endsWith(`/${status}`));

/** Only to a page that exists, so that no address can send a visitor to another site. */
function redirectTarget(folder: string, path: string): string | undefined {
  const clean = path === '/index' ? '/' : path;
  if (isStandIn(clean) || !existsSync(join(folder, fileOfPage(clean)))) return undefined;
  return encodeURI(clean);
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  send: SendFile,
): Promise<FastifyReply> {
  const sendFile = (path: string): FastifyReply =>
    send(request, reply.header('cache-control', cacheControlOf(path)), path);

  const asked = readSitePath(request.url);
  const icons = askedIcons(asked.path, queryOf(request.url));
  if (icons !== undefined)
    return sendIcons(reply.header('cache-control', cacheControlOf(asked.path)), folder, asked.path, icons);
  if (asked.kind === 'asset' && !NO_FILE.test(asked.path)) return sendFile(asked.path);
  const target = asked.kind === 'redirect' ? redirectTarget(folder, asked.path) : undefined;
  if (target !== undefined)
    return reply.redirect(withBase(target) + queryOf(request.url), BARE_ADDRESS_STATUS);
  if (asked.kind === 'page' && !isStandIn(asked.path)) return sendFile(fileOfPage(asked.path));
  reply.callNotFound();
  return reply;
}

/**
 * What no route has: a problem document below `/api`; otherwise the site's 404, plain text for what a page would
 * load, 405 for other methods.
 */
async function answerUnmatched(
  request: FastifyRequest,
  reply: FastifyReply,
  standIns: StandInPages | undefined,
): Promise<FastifyReply> {
  const path = pathnameOf(request.url);
  if (isApiPath(path) || standIns === undefined) return sendUnknownCall(request, reply, path);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    setProblemHeaders(reply, new ProblemError('method-not-allowed', { allow: 'GET, HEAD' }));
    return reply.type('text/plain; charset=utf-8').send('Method not allowed\n');
  }
  if (readSitePath(request.url).kind === 'asset') return sendNotFoundText(reply);
  return sendNotFoundPage(request, reply, standIns);
}

export const createUnmatchedHandler =
  (standIns: StandInPages | undefined) => (request: FastifyRequest, reply: FastifyReply) =>
    answerUnmatched(request, reply, standIns);

/** The files and pages of the built site, at every address that no call has. */
export async function siteRoutes(
  app: FastifyInstance,
  { folder, standIns }: { folder: string; standIns: StandInPages },
): Promise<void> {
  const isPreview = isUnlistedBuild(folder);
  app.addHook('onRequest', async (request, reply) => {
    if (isPreview) void reply.headers(NO_INDEX_HEADERS);
    if (isInAssetFolder(pathnameOf(request.url))) void reply.header('content-security-policy', FILE_POLICY);
  });
  app.setErrorHandler(answerSiteFailure(standIns));
  const send = await registerSiteFiles(app, folder);
  app.get('/*', async (request, reply) => {
    if (!isApiPath(pathnameOf(request.url))) return answer(request, reply, folder, send);
    reply.callNotFound();
    return reply;
  });
}
