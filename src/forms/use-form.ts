import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../api/api-error';
import { FIELD_ERRORS, type FieldError } from '../contract/text-rules';
import { type FieldProblem, HONEYPOT_FIELD } from '../contract/wire';
import type { FieldErrors } from './form-field';
import { createIdempotencyKeys } from './idempotency-keys';
import { readPhones } from './read-phones';

export type FormStatus = 'editing' | 'sending' | 'sent';

interface FormState<Answer> {
  status: FormStatus;
  errors: FieldErrors;
  failure: ApiError | null;
  answer: Answer | null;
  attempt: number;
}

type FormSchema = v.GenericSchema<unknown, object>;

interface FormOptions<Schema extends FormSchema, Answer> {
  /** The rules that the server checks again. */
  schema: Schema;
  send: (answers: v.InferOutput<Schema>, idempotencyKey: string) => Promise<Answer>;
}

function isFieldError(code: string): code is FieldError {
  return FIELD_ERRORS.some((known) => known === code);
}

function toErrors(problems: readonly FieldProblem[]): FieldErrors {
  // The first reason of each field is the one that is shown.
  return Object.fromEntries(problems.toReversed().map(({ field, code }) => [field, code]));
}

function issuesToErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const problems = issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    code: isFieldError(issue.message) ? issue.message : ('wrong-type' as const),
  }));
  return toErrors(problems);
}

/**
 * The submit lifecycle of every form: check, send once, keep what was typed until the server has it.
 * Controls are uncontrolled: what was typed before hydration is theirs.
 */
export function useForm<Schema extends FormSchema, Answer>({ schema, send }: FormOptions<Schema, Answer>) {
  const [state, setState] = useState<FormState<Answer>>({
    status: 'editing',
    errors: {},
    failure: null,
    answer: null,
    attempt: 0,
  });
  const keyFor = useRef(createIdempotencyKeys());
  const isSending = useRef(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    // A ref, not the state: a second press may come before React has drawn the first.
    if (isSending.current) return;
    isSending.current = true;
    const attempt = state.attempt + 1;
    const phones = await readPhones(form);
    const values: Record<string, unknown> = { ...Object.fromEntries(new FormData(form)), ...phones.values };
    const result = v.safeParse(schema, values);
    if (!result.success || phones.problems.length > 0) {
      const errors = { ...toErrors(phones.problems), ...issuesToErrors(result.issues ?? []) };
      setState({ ...state, attempt, failure: null, errors });
      isSending.current = false;
      return;
    }
    setState({ ...state, attempt, status: 'sending', errors: {}, failure: null });
    try {
      const trap = values[HONEYPOT_FIELD] ? { [HONEYPOT_FIELD]: values[HONEYPOT_FIELD] } : {};
      const answers = { ...result.output, ...trap };
      const answer = await send(answers, keyFor.current(answers));
      setState({ status: 'sent', errors: {}, failure: null, answer, attempt });
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network');
      const errors = toErrors(failure.fieldProblems);
      setState({
        status: 'editing',
        errors,
        failure: Object.keys(errors).length > 0 ? null : failure,
        answer: null,
        attempt,
      });
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...state,
    formProps: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onChange: (event: ChangeEvent<HTMLFormElement>) => {
        const name = (event.target as unknown as { name?: string }).name ?? '';
        if (!state.errors[name]) return;
        const { [name]: _mended, ...errors } = state.errors;
        setState({ ...state, errors });
      },
    },
  };
}
