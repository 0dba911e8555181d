import type { FastifyReply } from 'fastify';
import type { Locale } from '../../src/contract/locales';
import type { Config } from '../config/config';
import type { ProblemError } from '../http/problem-error';
import { localeOf, postedTexts } from './read-post';

type Site = Pick<Config, 'siteDir'>;

/** Imported at the first use: only a browser without JavaScript needs what renders the site. */
const loadRenderer = () => import('../../src/render/answer/render-form-answer');

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);

/** The page of a form with what was typed and what is to be mended, or why it could not be stored. */
export async function sendRefusedPage(
  { siteDir }: Site,
  reply: FastifyReply,
  { page, problem, fields }: { page: string; problem: ProblemError; fields: Record<string, unknown> },
): Promise<FastifyReply> {
  const { renderRefusedForm } = await loadRenderer();
  const html = await renderRefusedForm({
    page,
    siteDir,
    locale: localeOf(fields),
    // What another site had a visitor post is not shown as if they had typed it.
    values: problem.code === 'forbidden' ? {} : postedTexts(fields),
    problem: problem.toProblem(),
    retryAfterS: problem.details.retryAfterSeconds ?? null,
  });
  return sendPage(reply, html);
}

/** The page of a form with its words of success in the form's place. */
export async function sendStoredPage(
  { siteDir }: Site,
  reply: FastifyReply,
  answered: { page: string; words: string; locale: Locale; reference: string | undefined },
): Promise<FastifyReply> {
  const { renderStoredForm } = await loadRenderer();
  return sendPage(reply, await renderStoredForm({ ...answered, siteDir }));
}
