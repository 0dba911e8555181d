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
  { store, submit }: Services,
  form: Form<Value>,
  { kind, page, summary }: Receipt,
): FormDefinition<Value> {
  return {
    ...ofForm(form),
    described: { summary, response: { 201: receiptSchema } },
    page,
    rowsOf: (value, post) => {
      const { submission, inserts } = submit(store, toSubmission(kind, value, post));
      const { id, reference } = submission;
      return { inserts, answer: { status: 201, body: { id, reference } } };
    },
  };
}
