import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error';
import { BASE_PATH } from '../../contract/base-path';
import { API_BASE } from '../../contract/wire';
import { Hint } from '../../ui/hint';
import { FieldView } from '../field/field-view';
import type { FormOptions } from '../lifecycle/use-form';
import { usePostedForm } from '../posted-form';
import { FAILURE_ID } from './failure-message';
import { FormFrame } from './form-frame';
import { SubmitButton } from './submit-button';
import { useFormFrame } from './use-form-frame';

interface FormViewProps<Value extends object, Answer> extends FormOptions<Value, Answer> {
  label: string;
  /** A password may not be sent before the scripts have come. */
  needsScript?: boolean;
  submitLabel: string;
  explain?: (failure: ApiError) => string | null;
  /** What the answers are used for. */
  notice?: ReactNode;
  /** A door, all of whose fields are needed: none says so, and a failure that is explained may be any field's. */
  isDoor?: boolean;
  /** Above the fields. */
  before?: ReactNode;
  success: (answer: Answer) => ReactNode;
}

/** A form of one step: its table, one field below the other. */
export function FormView<Value extends object, Answer>({
  label,
  needsScript = false,
  submitLabel,
  explain,
  notice,
  isDoor = false,
  before,
  success,
  ...options
}: FormViewProps<Value, Answer>) {
  const { t } = useTranslation('forms');
  const { answer, ...state } = useFormFrame(options);
  const posted = usePostedForm();

  if (answer !== null) return success(answer);
  if (posted?.success) return posted.success;
  const { status, fields, errors, failure, idOf } = state;
  // Of one field alone it goes without saying.
  const isMarked = !isDoor && fields.length > 1;
  const isBlamed = isDoor && failure !== null && explain?.(failure) != null;
  return (
    <FormFrame
      state={state}
      label={label}
      action={needsScript ? null : `${BASE_PATH}${API_BASE}${options.form.path}`}
      explain={explain}
      notice={notice}
      isDoor={isDoor}
      buttons={<SubmitButton isSending={status === 'sending'}>{submitLabel}</SubmitButton>}
    >
      {before}
      {isMarked && <Hint>{t('requiredNote')}</Hint>}
      {fields.map((field) => (
        <FieldView
          key={field.name}
          field={field}
          id={idOf(field.name)}
          error={errors[field.name]}
          blamedBy={isBlamed ? idOf(FAILURE_ID) : undefined}
          isMarked={isMarked}
        />
      ))}
    </FormFrame>
  );
}
