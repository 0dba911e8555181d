import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shapeForm } from '../../src/contract/forms/shape-form';
import type { Locale } from '../../src/contract/locales';
import { API_BASE } from '../../src/contract/wire';
import { refuseCrossSite } from '../http/cross-site';
import { logFailure } from '../http/error-log';
import { ProblemError } from '../http/problem-error';
import { sendProblem, setProblemHeaders } from '../http/send-problem';
import { toProblemError } from '../http/to-problem-error';
import type { Services } from '../services';
import { sendServerErrorPage } from '../site/server-error-page';
import { acceptForm } from './accept-form';
import { admitBody, admitPost } from './admit-post';
import { sendRefusedPage, sendStoredPage } from './answer-page';
import { bodyLimitOf } from './body-limit';
import type { FormDefinition, Post } from './form-definition';
import {
  bearerTokenOf,
  fieldsOf,
  idempotencyKeyOf,
  isPlainForm,
  isQuarantined,
  isUrlencoded,
  localeOf,
  postedTexts,
} from './read-post';

function readPost(services: Services, request: FastifyRequest, fields: Record<string, unknown>): Post {
  return {
    now: services.now(),
    locale: localeOf(fields),
    quarantined: isQuarantined(fields),
    fromPlainForm: isPlainForm(request),
    address: request.ip,
    token: bearerTokenOf(request),
  };
}

type Fields = Record<string, unknown>;

const pageOf = ({ page }: Pick<FormDefinition<object>, 'page'>, fields: Fields): string =>
  typeof page === 'string' ? page : page.path(fields[page.field]);

/** What `pageOf` needs to know again after the redirect, and the language. */
function submittedQuery(
  { page }: Pick<FormDefinition<object>, 'page'>,
  fields: Fields,
  { locale }: Post,
): string {
  const query = new URLSearchParams({ locale });
  if (typeof page !== 'string') query.set(page.field, String(fields[page.field]));
  return query.toString();
}

/** Adds the call of a form, and the page that a browser without JavaScript is sent to afterwards. */
export function registerForm<Value extends object>(app: FastifyInstance, form: FormDefinition<Value>): void {
  const { services } = app;
  const name = form.path.slice(1);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = fieldsOf(request.body);
    await admitPost(services, name, request, fields);
    const post = readPost(services, request, fields);
    const json = isUrlencoded(request) ? shapeForm(form.formOf(post), postedTexts(fields)) : fields;
    const { status, body } = await acceptForm(services, form, json, post, idempotencyKeyOf(request));
    if (post.fromPlainForm) {
      return reply.redirect(`${API_BASE}${form.path}/submitted?${submittedQuery(form, fields, post)}`, 303);
    }
    return reply.code(status).send(body);
  }

  const { forms, problems = [], ...schema } = form.described;
  app.post(form.path, {
    schema,
    config: { forms, problems },
    bodyLimit: bodyLimitOf(forms),
    onRequest: async (request) => refuseCrossSite(request, services.config.allowedOrigins),
    preParsing: async (request, reply) => admitBody(services, name, request, reply),
    handler: answer,
    errorHandler: (error, request, reply) => {
      const problem = toProblemError(error);
      logFailure(request, error, problem);
      if (!isPlainForm(request)) {
        void sendProblem(reply, problem);
        return;
      }
      setProblemHeaders(reply, problem);
      const { body } = request;
      const fields = typeof body === 'object' && body !== null ? { ...body } : {};
      const page = pageOf(form, fields);
      sendRefusedPage(services.config, reply, { page, problem, fields }).catch((failure: unknown) => {
        failPage(failure, request, reply, localeOf(fields));
      });
    },
  });

  /** A page that can't be rendered is a page that says so. */
  function failPage(failure: unknown, request: FastifyRequest, reply: FastifyReply, locale: Locale): void {
    logFailure(request, failure, new ProblemError('internal'));
    sendServerErrorPage(reply, services.standIns, locale).catch((error: unknown) => {
      logFailure(request, error, new ProblemError('internal'));
    });
  }

  app.get(`${form.path}/submitted`, {
    handler: async (request, reply) => {
      const query = fieldsOf(request.query);
      return sendStoredPage(services.config, reply, { page: pageOf(form, query), locale: localeOf(query) });
    },
    errorHandler: (error, request, reply) => {
      const problem = toProblemError(error);
      if (problem.status < 500) void sendProblem(reply, problem);
      else failPage(error, request, reply, localeOf(fieldsOf(request.query)));
    },
  });
}
