import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../src/contract/locales';
import { logFailure } from '../http/error-log';
import { ProblemError } from '../http/problem-error';
import { sendProblem } from '../http/send-problem';
import { toProblemError } from '../http/to-problem-error';
import { pathnameOf, readSitePath } from './site-path';
import { localeOfPath, type StandInPages } from './stand-in-pages';

/** What a file that could not be sent has left on its answer. */
const LEFT_BEHIND = ['content-encoding', 'content-length', 'etag', 'vary'] as const;

/** The site's own page for what went wrong here, a 500 unless said; plain text where there is none. */
export async function sendServerErrorPage(
  reply: FastifyReply,
  standIns: StandInPages,
  locale: Locale,
  status = 500,
): Promise<void> {
  const page = await standIns(500, locale);
  for (const name of LEFT_BEHIND) {
    void reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
  void reply.code(status).header('cache-control', 'no-store');
  if (page === undefined) void reply.type('text/plain; charset=utf-8').send('Internal server error\n');
  else void reply.type('text/html; charset=utf-8').send(page);
}

/** Answers what went wrong with a page by a page; what a page would load, and what was asked wrongly, as ever. */
export const answerSiteFailure =
  (standIns: StandInPages) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toProblemError(error);
    logFailure(request, error, problem);
    if (problem.status < 500 || readSitePath(request.url).kind === 'asset') {
      void sendProblem(reply, problem);
      return;
    }
    sendServerErrorPage(reply, standIns, localeOfPath(pathnameOf(request.url))).catch((failure: unknown) => {
      logFailure(request, failure, new ProblemError('internal'));
    });
  };
