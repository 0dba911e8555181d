import type { FastifyInstance } from 'fastify';
import { contactSalesForm } from '../../src/contract/forms/contact-sales';
import { receiptForm } from '../forms/receipt-form';
import { registerForm } from '../forms/register-form';

/** Takes a sales lead. */
export async function contactSalesRoutes(app: FastifyInstance): Promise<void> {
  const form = receiptForm(app.services, contactSalesForm, {
    kind: 'contact-sales',
    page: '/contact-sales',
    summary: 'Sends a message to sales. The telephone is read leniently and kept as E.164.',
  });
  registerForm(app, form);
}
