import { receiptSchema } from '../../src/contract/answers';
import {
  type PartnerApplication,
  partnerApplicationForm,
} from '../../src/contract/forms/partner-application';
import type { FormDefinition } from '../forms/form-definition';
import { toSubmission } from '../forms/to-submission';
import type { SubmissionInbox } from '../submissions/submission-inbox';

/** Takes an application for the partner programme: 201 `{ id, reference }`. */
export function createPartnerApplicationForm(inbox: SubmissionInbox): FormDefinition<PartnerApplication> {
  return {
    path: partnerApplicationForm.path,
    formOf: () => partnerApplicationForm,
    described: {
      summary: 'Applies for the partner programme.',
      response: { 201: receiptSchema },
      forms: [partnerApplicationForm],
    },
    page: '/partners/register',
    accept: async (value, post) => async (tx) => {
      const { id, reference } = await inbox.add(tx, toSubmission('partner-application', value, post));
      return { status: 201, body: { id, reference } };
    },
  };
}
