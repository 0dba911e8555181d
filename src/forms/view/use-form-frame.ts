import { useId, useRef } from 'react';
import { keepsAnything } from '../draft/draft-controls';
import { useDraft } from '../draft/use-draft';
import { useFormFields } from '../field/form-field';
import { type FormOptions, useForm } from '../lifecycle/use-form';

/** All that a form's frame and its fields stand on: the submit lifecycle, the draft, and the fields in words. */
export function useFormFrame<Value extends object, Answer>(options: FormOptions<Value, Answer>) {
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(options.form, ref);
  const hasDraft = keepsAnything(options.form);
  const lifecycle = useForm({
    ...options,
    // A password that is typed again makes the same key; neither it nor a key stays on the device.
    ...(hasDraft && { seedOf: draft.seed }),
    onSent: draft.discard,
  });
  const fields = useFormFields(options.form);
  return { ...lifecycle, ref, draft, hasDraft, fields, idOf: (name: string): string => `${prefix}${name}` };
}

export type FormFrameState = Omit<ReturnType<typeof useFormFrame>, 'answer'>;
