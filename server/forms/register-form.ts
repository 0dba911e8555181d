import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { receiptSchema } from '../../src/contract/answers';
import { withBase } from '../../src/contract/base-path';
import { type Form, postedFields } from '../../src/contract/forms/form';
import { shapeForm } from '../../src/contract/forms/shape-form';
import type { Locale } from '../../src/contract/locales';
import { API_BASE } from '../../src/contract/wire';
import { refuseCrossSite } from '../http/cross-site';
import { logFailure } from '../http/error-log';
import { ProblemError } from '../http/problem-error';
import { sendProblem, setProblemHeaders } from '../http/send-problem';
import { toProblemError } from '../http/to-problem-error';
import type { ReplayKeys } from '../idempotency/idempotency';
import { LimitError } from '../limits/limit-error';
import type { Services } from '../services';
import { sendServerErrorPage } from '../site/server-error-page';
import { isReference } from '../submissions/reference';
import { isGiven } from '../submissions/submission-repository';
import { acceptForm } from './accept-form';
import { admitBody, admitPost } from './admit-post';
import { sendRefusedPage, sendStoredPage } from './answer-page';
import { bodyLimitOf } from './body-limit';
import { type FormDefinition, type FormPage, nameOf, type Post } from './form-definition';
import { plainFormKeys } from './plain-form-keys';
import {
  bearerTokenOf,
  fieldsOf,
  idempotencyKeyOf,
  isPlainForm,
  isQuarantined,
  isUrlencoded,
  linkTokenOf,
  localeOf,
  postedTexts,
} from './read-post';

type Fields = Record<string, unknown>;

/** A form without fields may come without a body. */
const bodyOf = ({ body }: FastifyRequest, forms: readonly Form[]): unknown =>
  body === undefined && forms.every((form) => postedFields(form).length === 0) ? {} : body;

function readPost(services: Services, request: FastifyRequest, fields: Fields, page?: FormPage): Post {
  return {
    now: services.now(),
    locale: localeOf(fields),
    quarantined: isQuarantined(fields),
    fromPlainForm: page !== undefined && isPlainForm(request),
    address: request.ip,
    token: bearerTokenOf(request),
    linkToken: linkTokenOf(request),
  };
}

const pageOf = (page: FormPage, fields: Fields): string =>
  typeof page === 'string' ? page : page.path(fields[page.field]);

/** Without a key of its own a post is stored as often as it comes, but a browser without JavaScript has none to give. */
function keysOf(
  { secret }: Services,
  request: FastifyRequest,
  fields: Fields,
  { fromPlainForm, now }: Post,
): ReplayKeys | undefined {
  const key = idempotencyKeyOf(request);
  if (key !== undefined) return [key];
  return fromPlainForm ? plainFormKeys(secret, fields, now) : undefined;
}

/** What `pageOf` needs to know again after the redirect, the language, and the reference, which says nothing of anybody. */
function submittedQuery(page: FormPage, fields: Fields, { locale }: Post, { reference }: Fields): string {
  const query = new URLSearchParams({ locale });
  if (typeof page !== 'string') query.set(page.field, String(fields[page.field]));
  if (isReference(reference)) query.set('reference', reference);
  return query.toString();
}

/** A receipt is shown for what was stored and is still kept. A database that can't tell now takes no page away. */
async function referenceOf({ store }: Services, { reference }: Fields): Promise<string | undefined> {
  if (!isReference(reference)) return undefined;
  return (await isGiven(store, reference).catch(() => false)) ? reference : undefined;
}

/** A page that can't be rendered, or not now, is a page that says so. */
function failPage(
  { standIns }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { failure, locale }: { failure: unknown; locale: Locale },
): void {
  const problem = failure instanceof LimitError ? failure : new ProblemError('internal');
  logFailure(request, failure, problem);
  setProblemHeaders(reply, problem);
  sendServerErrorPage(reply, standIns, locale, problem.status).catch((error: unknown) => {
    logFailure(request, error, new ProblemError('internal'));
  });
}

/** The page of success of a form that stands on a page. */
function registerStoredPage<Value extends object>(
  app: FastifyInstance,
  { path, stored, described }: FormDefinition<Value>,
  page: FormPage,
): void {
  const isReceipt = described.response?.[201] === receiptSchema;
  app.get(`${path}/submitted`, {
    handler: async (request, reply) => {
      app.services.pages.take(request.ip, app.services.now());
      const query = fieldsOf(request.query);
      const shown = pageOf(page, query);
      return sendStoredPage(app.services.config, reply, {
        page: shown,
        words: stored ?? shown,
        locale: localeOf(query),
        reference: isReceipt ? await referenceOf(app.services, query) : undefined,
      });
    },
    errorHandler: (failure, request, reply) => {
      const problem = toProblemError(failure);
      const isRefused = problem.status < 500 && !(failure instanceof LimitError);
      if (isRefused) void sendProblem(reply, problem);
      else failPage(app.services, request, reply, { failure, locale: localeOf(fieldsOf(request.query)) });
    },
  });
}

/** Adds the call of a form, and the page that a browser without JavaScript is sent to afterwards. */
export function registerForm<Value extends object>(app: FastifyInstance, form: FormDefinition<Value>): void {
  const { services } = app;
  const { forms, page } = form;
  const name = nameOf(form);
  const { problems = [], ...schema } = form.described;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = fieldsOf(bodyOf(request, forms));
    await admitPost(services, name, request, fields);
    const post = readPost(services, request, fields, page);
    const json = isUrlencoded(request) ? shapeForm(form.formOf(post, fields), postedTexts(fields)) : fields;
    const { status, body } = await acceptForm(
      services,
      form,
      json,
      post,
      keysOf(services, request, fields, post),
    );
    if (page !== undefined && post.fromPlainForm) {
      return reply.redirect(
        `${withBase(API_BASE)}${form.path}/submitted?${submittedQuery(page, fields, post, body)}`,
        303,
      );
    }
    return status === 204 ? reply.code(status).send() : reply.code(status).send(body);
  }

  app.route({
    method: form.method ?? 'POST',
    url: form.path,
    schema,
    config: { forms, problems, answersPages: page !== undefined, formName: name },
    bodyLimit: bodyLimitOf(forms),
    onRequest: async (request) => refuseCrossSite(request, services.config.allowedOrigins),
    preParsing: async (request, reply) => admitBody(services, name, request, reply),
    handler: answer,
    errorHandler: (error, request, reply) => {
      const problem = toProblemError(error);
      logFailure(request, error, problem);
      if (page === undefined || !isPlainForm(request)) {
        void sendProblem(reply, problem);
        return;
      }
      setProblemHeaders(reply, problem);
      const { body } = request;
      const fields = typeof body === 'object' && body !== null ? { ...body } : {};
      const answered = { page: pageOf(page, fields), problem, fields };
      const sendPage = async () => {
        services.pages.take(request.ip, services.now());
        await sendRefusedPage(services.config, reply, answered);
      };
      sendPage().catch((failure: unknown) => {
        failPage(services, request, reply, { failure, locale: localeOf(fields) });
      });
    },
  });
  if (page !== undefined) registerStoredPage(app, form, page);
}
