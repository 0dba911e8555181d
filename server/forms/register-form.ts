import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale } from '../../src/contract/locales';
import { refuseCrossSite } from '../http/cross-site';
import { logFailure } from '../http/error-log';
import { sendProblem, setProblemHeaders } from '../http/send-problem';
import { toProblemError } from '../http/to-problem-error';
import { renderProblemPage, renderSubmittedPage } from '../pages/form-answers';
import { sendPage } from '../pages/page-shell';
import type { Services } from '../services';
import { acceptForm } from './accept-form';
import type { FormAnswer, FormDefinition, Post } from './form-definition';
import {
  bearerTokenOf,
  fieldsOf,
  idempotencyKeyOf,
  isPlainForm,
  isQuarantined,
  isUrlencoded,
  localeOf,
  proofOf,
} from './read-post';

/** @throws ProblemError 429 */
async function readPost(
  services: Services,
  formName: string,
  request: FastifyRequest,
  fields: Record<string, unknown>,
): Promise<Post> {
  const now = services.now();
  const proof = proofOf(request, fields);
  const withProof = proof !== undefined && (await services.proofs.redeem(proof, now));
  await services.limiter.take(formName, request.ip, withProof, now);
  return {
    now,
    locale: localeOf(fields),
    quarantined: isQuarantined(fields),
    fromPlainForm: isPlainForm(request),
    urlencoded: isUrlencoded(request),
    address: request.ip,
    withProof,
    token: bearerTokenOf(request),
  };
}

function sendAnswer(reply: FastifyReply, answer: FormAnswer): FastifyReply {
  return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
}

/** Adds the call of a form, and the page that a browser without JavaScript is sent to afterwards. */
export function registerForm<Value>(
  app: FastifyInstance,
  services: Services,
  form: FormDefinition<Value>,
): void {
  const url = `/api${form.path}`;

  app.post(url, {
    onRequest: async (request) => refuseCrossSite(request, services.config.allowedOrigins),
    handler: async (request, reply) => {
      const fields = fieldsOf(request.body);
      const post = await readPost(services, form.name, request, fields);
      const answer = await acceptForm(services, form, fields, post, idempotencyKeyOf(request));
      if (!post.fromPlainForm) return sendAnswer(reply, answer);
      return reply.redirect(`${url}/submitted?locale=${post.locale}`, 303);
    },
    errorHandler: (error, request, reply) => {
      const problem = toProblemError(error);
      logFailure(request, error, problem);
      if (!isPlainForm(request)) {
        void sendProblem(reply, problem);
        return;
      }
      setProblemHeaders(reply, problem);
      const fields = typeof request.body === 'object' && request.body !== null ? { ...request.body } : {};
      void sendPage(reply, renderProblemPage(services.site, form.page, problem, fields, localeOf(fields)));
    },
  });

  app.get(`${url}/submitted`, async (request, reply) => {
    const query = fieldsOf(request.query);
    const locale = isLocale(query['locale']) ? query['locale'] : DEFAULT_LOCALE;
    return sendPage(reply, renderSubmittedPage(services.site, form.page, locale));
  });
}
