import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { ApiError } from '../../api/api-error';
import { prepareProof } from '../../api/proof-of-work';
import { useCurrentPage } from '../../routes/current-page';
import { DraftNote } from '../draft/draft-note';
import { takeEarlyPress } from '../early/early-press';
import { letLonger } from '../field/let-longer';
import { prepareReader } from '../lifecycle/load-reader';
import { usePostedForm } from '../posted-form';
import { ErrorSummary } from './error-summary';
import { FAILURE_ID, FailureMessage } from './failure-message';
import { Honeypot } from './honeypot';
import { PrivacyNotice } from './privacy-notice';
import type { FormFrameState } from './use-form-frame';

interface FormFrameProps extends Omit<ComponentProps<'form'>, 'action'> {
  state: FormFrameState;
  label: string;
  /** Where the form posts without script; null where that can't be. */
  action: string | null;
  /** A failure that this form can explain better than all forms can. */
  explain?: ((failure: ApiError) => string | null) | undefined;
  /** What the answers are used for; a log-in or a link goes without saying. */
  notice?: ReactNode;
  /** Its page leads to what it is used for, below the other ways in: right below a password nobody looks for that. */
  isDoor?: boolean;
  /** Shows the field of that name, where it may be hidden. */
  reveal?: (name: string) => void;
  /** Above what is to be mended. */
  before?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The way on. */
  buttons: ReactNode;
}

/** What a submit will need is asked for when the form is first touched. */
function prepare(): void {
  prepareProof();
  prepareReader();
}

/** What a form has around its fields: what is to be mended, spam trap, privacy notice and draft. */
export function FormFrame({
  state,
  label,
  action,
  explain,
  notice,
  isDoor = false,
  reveal,
  before,
  children,
  buttons,
  ...props
}: FormFrameProps) {
  const { locale } = useCurrentPage();
  const { ref, draft, hasDraft, fields, errors, failure, retryAt, attempt, idOf, formProps } = state;
  // Without an action nothing may leave before the scripts have come: a password must not end up in an address.
  const target = action === null ? { method: 'dialog' } : { method: 'post', action };
  const standIn = useRef<HTMLElement>(null);
  useEffect(() => {
    const form = ref.current;
    // Once what the first effects have learned is rendered: by which link somebody has come.
    if (action === null && form && takeEarlyPress(form)) queueMicrotask(() => form.requestSubmit());
  }, [action, ref]);
  return (
    <form
      ref={ref}
      className="form"
      aria-label={label}
      onFocus={(event) => {
        letLonger(event);
        prepare();
      }}
      // Of a field that was looked at before the code had come.
      onPaste={letLonger}
      {...target}
      {...formProps}
      {...props}
    >
      {before}
      <ErrorSummary key={attempt} fields={fields} errors={errors} idOf={idOf} reveal={reveal} />
      {failure && (
        <FailureMessage
          key={`failure ${attempt}`}
          id={idOf(FAILURE_ID)}
          failure={failure}
          retryAt={retryAt}
          message={explain?.(failure) ?? null}
          standIn={standIn}
        />
      )}
      {usePostedForm()?.note}
      {children}
      <Honeypot />
      <input type="hidden" name="locale" value={locale} />
      {!isDoor && <PrivacyNotice>{notice}</PrivacyNotice>}
      {buttons}
      {hasDraft && <DraftNote isRestored={draft.isRestored} isKept={draft.isKept} onClear={draft.clear} />}
    </form>
  );
}
