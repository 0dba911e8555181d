import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../api/api-error';
import { HONEYPOT_FIELD } from '../contract/wire';
import { issuesToErrors, toFieldErrors } from './field-problems';
import { formAnswers } from './form-answers';
import type { FieldErrors } from './form-field';
import { createIdempotencyKeys } from './idempotency-keys';
import { readPhones } from './read-phones';

interface FormState<Answer> {
  status: 'editing' | 'sending' | 'sent';
  errors: FieldErrors;
  failure: ApiError | null;
  answer: Answer | null;
  /** How often it was submitted: the error summary takes the focus at each. */
  attempt: number;
}

export type FormSchema = v.GenericSchema<unknown, object>;

export interface FormOptions<Schema extends FormSchema, Answer> {
  /** The rules that the server checks again. */
  schema: Schema;
  /** The controls' values as the schema wants them; as they are, unless given. */
  shape?: (values: Record<string, string>) => unknown;
  send: (answers: v.InferOutput<Schema>, idempotencyKey: string) => Promise<Answer>;
  /** The server has stored it. */
  onSent?: () => void;
}

/**
 * The submit lifecycle of every form: check, send once, keep what was typed until the server has it.
 * Controls are uncontrolled: what was typed before hydration is theirs.
 */
export function useForm<Schema extends FormSchema, Answer>(options: FormOptions<Schema, Answer>) {
  const { schema, shape = (values) => values, send, onSent } = options;
  const [state, setState] = useState<FormState<Answer>>({
    status: 'editing',
    errors: {},
    failure: null,
    answer: null,
    attempt: 0,
  });
  const keyFor = useRef(createIdempotencyKeys());
  const isSending = useRef(false);

  function refuse(errors: FieldErrors, failure: ApiError | null = null): void {
    setState((before) => ({ ...before, status: 'editing', attempt: before.attempt + 1, errors, failure }));
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    // A ref, not the state: a second press may come before React has drawn the first.
    if (isSending.current) return;
    isSending.current = true;
    const phones = await readPhones(form);
    const values = { ...formAnswers(form), ...phones.values };
    const result = v.safeParse(schema, shape(values));
    if (!result.success || phones.problems.length > 0) {
      refuse({ ...toFieldErrors(phones.problems), ...issuesToErrors(result.issues ?? []) });
      isSending.current = false;
      return;
    }
    setState((before) => ({ ...before, status: 'sending', errors: {}, failure: null }));
    const trap = values[HONEYPOT_FIELD] ? { [HONEYPOT_FIELD]: values[HONEYPOT_FIELD] } : {};
    const answers = { ...result.output, ...trap };
    try {
      const answer = await send(answers, keyFor.current(answers));
      onSent?.();
      setState((before) => ({ ...before, status: 'sent', answer }));
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network');
      const errors = toFieldErrors(failure.fieldProblems);
      refuse(errors, Object.keys(errors).length > 0 ? null : failure);
    } finally {
      isSending.current = false;
    }
  }

  return {
    ...state,
    refuse,
    formProps: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onChange: (event: ChangeEvent<HTMLFormElement>) => {
        const name = (event.target as unknown as { name?: string }).name ?? '';
        if (!state.errors[name]) return;
        setState((before) => {
          const { [name]: _mended, ...errors } = before.errors;
          return { ...before, errors };
        });
      },
    },
  };
}
