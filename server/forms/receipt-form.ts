import { receiptSchema } from '../../src/contract/answers';
import type { Form } from '../../src/contract/forms/form';
import type { Services } from '../services';
import type { SubmissionKind } from '../submissions/submission';
import { type FormDefinition, ofForm } from './form-definition';
import { toSubmission } from './to-submission';

interface Receipt {
  kind: SubmissionKind;
  page: string;
  summary: string;
}

/** A form whose answers are kept as they are: 201 `{ id, reference }`. */
export function receiptForm<Value extends Record<string, unknown>>(
  { addSubmission }: Services,
  form: Form<Value>,
  { kind, page, summary }: Receipt,
): FormDefinition<Value> {
  return {
    ...ofForm(form),
    described: { summary, response: { 201: receiptSchema } },
    page,
    hasNothingBefore: true,
    accept: async (value, post) => async (tx) => {
      const { id, reference } = await addSubmission(tx, toSubmission(kind, value, post));
      return { status: 201, body: { id, reference } };
    },
  };
}
