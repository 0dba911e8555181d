import type { FastifyInstance } from 'fastify';
import { registerForm } from '../forms/register-form';
import { createContactSalesForm } from './contact-sales-form';

export async function contactSalesRoutes(app: FastifyInstance): Promise<void> {
  registerForm(app, app.services, createContactSalesForm(app.services.inbox));
}
