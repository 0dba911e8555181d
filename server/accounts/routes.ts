import type { FastifyInstance } from 'fastify';
import { meAnswerSchema } from '../../src/contract/answers';
import { API_PATHS } from '../../src/contract/wire';
import { bearerTokenOf } from '../forms/read-post';
import { registerForm } from '../forms/register-form';
import { refuseCrossSite } from '../http/cross-site';
import { ProblemError } from '../http/problem-error';
import { createChangeAccountForm } from './change-account-form';
import { createCloseAccountForm } from './close-account-form';
import { createConfirmation, createConfirmationRequest } from './email-confirmation-forms';
import { createLoginForm } from './login-form';
import { createLoginGuard } from './login-guard';
import { registerMyData } from './my-data-route';
import { createNewPasswordForm } from './new-password-form';
import { createPasswordResetForm } from './password-reset-form';
import { toPublicAccount } from './public-account';
import { requireAccount } from './require-account';
import { deleteSession } from './session-repository';
import { createSignupForm } from './signup-form';

const BEARER = [{ bearer: [] }];

const logout = {
  summary: 'Ends the session of the bearer token, everywhere at once.',
  security: BEARER,
};

const me = {
  summary: 'Says who is logged in.',
  security: BEARER,
  response: { 200: meAnswerSchema },
};

/** Sign-up, log-in, log-out, who is logged in, and what they can change of their account. */
export async function accountRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;
  const { store, secret, config } = services;
  registerForm(app, createSignupForm(services));
  const guard = createLoginGuard(services);
  registerForm(app, createLoginForm(services, guard));
  registerForm(app, createPasswordResetForm(services));
  registerForm(app, createNewPasswordForm(services, guard));
  registerForm(app, createConfirmationRequest(services));
  registerForm(app, createConfirmation(services));
  registerForm(app, createChangeAccountForm(services, guard));
  registerForm(app, createCloseAccountForm(services, guard));
  registerMyData(app);

  app.post(
    API_PATHS.logout,
    { schema: logout, config: { problems: ['unauthorized', 'forbidden', 'unavailable'] } },
    async (request, reply) => {
      refuseCrossSite(request, config.allowedOrigins);
      const token = bearerTokenOf(request);
      const ended = token !== undefined && (await deleteSession(store, secret, token));
      if (!ended) throw new ProblemError('unauthorized');
      return reply.code(204).send();
    },
  );

  app.get(
    API_PATHS.me,
    { schema: me, config: { problems: ['unauthorized', 'unavailable'] } },
    async (request) => {
      const account = await requireAccount(services, bearerTokenOf(request));
      return { account: await toPublicAccount(store, account, services.now()) };
    },
  );
}
