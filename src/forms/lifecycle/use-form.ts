import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError, TOO_MANY_REQUESTS } from '../../api/api-error';
import type { FieldProblem } from '../../contract/answers';
import type { Form } from '../../contract/forms/form';
import { HONEYPOT_FIELD } from '../../contract/wire';
import { showToast } from '../../runtime/toasts';
import type { FieldErrors } from '../field/form-field';
import { type PostedForm, usePostedForm } from '../posted-form';
import { inSession } from '../session/in-session';
import { createIdempotencyKeys } from './idempotency-keys';
import { leaveToBrowser } from './leave-to-browser';
import { loadReader } from './load-reader';
import { postedValues } from './posted-values';

interface FormState<Answer> {
  status: 'editing' | 'sending' | 'sent';
  errors: FieldErrors;
  failure: ApiError | null;
  /** When the server wants to hear of this form again, in ms since 1970; null whenever the visitor likes. */
  retryAt: number | null;
  answer: Answer | null;
  /** How often it was submitted: the error summary takes the focus at each. */
  attempt: number;
}

const ATTEMPT = { status: 'editing', errors: {}, failure: null, retryAt: null } as const;
const FIRST = { ...ATTEMPT, answer: null, attempt: 0 };

/** `Retry-After` of a 429, as a time. */
function retryTime({ status, retryAfterS }: ApiError): number | null {
  return status === TOO_MANY_REQUESTS && retryAfterS !== null ? Date.now() + retryAfterS * 1000 : null;
}

const isTooSoon = (retryAt: number | null): boolean => retryAt !== null && Date.now() < retryAt;

/** What an answer to a browser without script begins with. */
const answered = ({ errors, failure }: PostedForm) => ({
  errors,
  failure,
  retryAt: failure && retryTime(failure),
});

/** The first reason of each field is the one that is shown. */
const toFieldErrors = (problems: readonly FieldProblem[]): FieldErrors =>
  Object.fromEntries(problems.toReversed().map(({ field, code }) => [field, code]));

/** What comes of a submit that arrives. */
type Outcome<Answer> = { problems: readonly FieldProblem[] } | { answer: Answer };

/** By what is sent: another language's page takes off a form that waits for its answer, and has one that waits on. */
const underWay = new Map<string, { form: unknown; outcome: Promise<unknown> }>();

export interface FormOptions<Value extends object, Answer> {
  form: Form<Value>;
  /** What it is about, where one form is for several things: the plan. */
  subject?: string;
  send: (answers: Value, idempotencyKey: string) => Promise<Answer>;
  /** What idempotency keys are made of, where the same answers are to have the same after a reload. */
  seedOf?: () => string;
  /** The server has stored it. */
  onSent?: () => void;
}

/**
 * The submit lifecycle of every form: check, send once, keep what was typed until the server has it.
 * Controls are uncontrolled: what was typed before hydration is theirs.
 */
export function useForm<Value extends object, Answer>({
  form,
  subject = '',
  send,
  seedOf,
  onSent,
}: FormOptions<Value, Answer>) {
  const posted = usePostedForm();
  const post = `${form.name} ${subject}`;
  const [state, setState] = useState<FormState<Answer>>(() => ({
    ...FIRST,
    ...(posted && answered(posted)),
  }));
  const keyFor = useRef(createIdempotencyKeys(seedOf));
  const isSending = useRef(false);

  function refuse(problems: readonly FieldProblem[]): void {
    const errors = toFieldErrors(problems);
    setState((before) => ({ ...before, ...ATTEMPT, attempt: before.attempt + 1, errors }));
  }

  function fail(failure: ApiError): void {
    const retryAt = retryTime(failure);
    setState((before) => ({ ...before, ...ATTEMPT, attempt: before.attempt + 1, failure, retryAt }));
  }

  /** Waits for it, and shows what came of it. @returns why it was not sent */
  async function follow(outcome: Promise<Outcome<Answer>>): Promise<ApiError | null> {
    isSending.current = true;
    setState((before) => ({ ...before, status: 'sending' }));
    try {
      const came = await outcome;
      if ('problems' in came) refuse(came.problems);
      else {
        onSent?.();
        setState((before) => ({ ...before, status: 'sent', answer: came.answer }));
      }
      return null;
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError('network');
      if (failure.fieldProblems.length > 0) refuse(failure.fieldProblems);
      else fail(failure);
      return failure;
    } finally {
      isSending.current = false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form that comes
  useEffect(() => {
    const found = underWay.get(post);
    // Of the same name is also what somebody new fills in, once a session has ended: they have sent nothing.
    if (found?.form === form && !isSending.current) void follow(found.outcome as Promise<Outcome<Answer>>);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [post]);

  async function submit(element: HTMLFormElement): Promise<void> {
    // A ref, not the state: a second press may come before React has drawn the first.
    if (isSending.current) return;
    if (isTooSoon(state.retryAt)) {
      // Said again, with the time that is left; asking the server sooner would only prolong it.
      setState((before) => ({ ...before, attempt: before.attempt + 1 }));
      return;
    }
    const outcome = inSession(() => checkAndSend(element)).catch((error: unknown) => leave(element, error));
    underWay.set(post, { form, outcome });
    const failure = await follow(outcome);
    underWay.delete(post);
    // The message at the top of the form stays; on a phone, its button may be a screen further down.
    if (failure?.isTemporary) showToast('notSent', { kind: 'warning' });
  }

  /** Has the browser send what could not be sent for want of code; else it fails as it did. */
  async function leave(element: HTMLFormElement, error: unknown): Promise<Outcome<Answer>> {
    const isLeft =
      error instanceof ApiError && error.kind === 'not-loaded' && (await leaveToBrowser(element));
    if (isLeft) return { problems: [] };
    throw error;
  }

  async function checkAndSend(element: HTMLFormElement): Promise<Outcome<Answer>> {
    const { readAnswers } = await loadReader();
    // What is typed while its code comes is sent too.
    const values = postedValues(element);
    const { answers, problems } = await readAnswers(form, values);
    if (problems) return { problems };
    setState((before) => ({ ...before, ...ATTEMPT, status: 'sending' }));
    const trap = values[HONEYPOT_FIELD] ? { [HONEYPOT_FIELD]: values[HONEYPOT_FIELD] } : {};
    const sent = { ...answers, ...trap };
    return { answer: await send(sent, keyFor.current(sent)) };
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
      onReset: () => setState(FIRST),
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
