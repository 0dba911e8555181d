import type { FastifyInstance } from 'fastify';
import { registerForm } from '../forms/register-form';
import { createPartnerApplicationForm } from './partner-application-form';

export async function partnerApplicationRoutes(app: FastifyInstance): Promise<void> {
  registerForm(app, app.services, createPartnerApplicationForm(app.services.inbox));
}
