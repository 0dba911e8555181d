import type { FastifyInstance } from 'fastify';
import { partnerApplicationForm } from '../../src/contract/forms/partner-application';
import { receiptForm } from '../forms/receipt-form';
import { registerForm } from '../forms/register-form';

/** Takes an application for the partner programme. */
export async function partnerApplicationRoutes(app: FastifyInstance): Promise<void> {
  const form = receiptForm(app.services, partnerApplicationForm, {
    kind: 'partner-application',
    page: '/partners/register',
    summary: 'Applies for the partner programme.',
  });
  registerForm(app, form);
}
