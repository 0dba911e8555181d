import { receiptSchema } from '../../src/contract/answers';
import { type ContactSales, contactSalesForm } from '../../src/contract/forms/contact-sales';
import type { FormDefinition } from '../forms/form-definition';
import { toSubmission } from '../forms/to-submission';
import type { SubmissionInbox } from '../submissions/submission-inbox';

/** Takes a sales lead: 201 `{ id, reference }`. */
export function createContactSalesForm(inbox: SubmissionInbox): FormDefinition<ContactSales> {
  return {
    path: contactSalesForm.path,
    formOf: () => contactSalesForm,
    described: {
      summary: 'Sends a message to sales. The telephone is read leniently and kept as E.164.',
      response: { 201: receiptSchema },
      forms: [contactSalesForm],
    },
    page: '/contact-sales',
    accept: async (value, post) => async (tx) => {
      const { id, reference } = await inbox.add(tx, toSubmission('contact-sales', value, post));
      return { status: 201, body: { id, reference } };
    },
  };
}
