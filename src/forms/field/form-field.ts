import { useTranslation } from 'react-i18next';
import type { FieldKind } from '../../contract/forms/field';
import { type Form, type PostedField, postedFields } from '../../contract/forms/form';
import type { FieldError } from '../../contract/text-rules';

/** A row of a form's table with its words: what a single view renders for every kind. */
export interface FormField extends PostedField {
  kind: FieldKind;
  label: string;
  hint: string | undefined;
  /** Said where nothing was filled in. */
  missing: string | undefined;
  choices: readonly { value: string; label: string }[];
}

/** Of the label of a control, where more than the control is described by it. */
export const labelIdOf = (id: string): string => `${id}-label`;

export type FieldErrors = Readonly<Record<string, FieldError>>;

/** Keys that the table builds can't be literals; a test looks each of them up. */
type AnyKey = 'error.required';

/** The fields of a form that a visitor fills in, in the page's language. */
export function useFormFields(form: Form): FormField[] {
  const { t, i18n } = useTranslation('forms');
  const words = (key: string): string => t(key as AnyKey);
  const fields = postedFields(form).filter(({ kind }) => kind !== 'hidden');
  return fields.map((field) => {
    const hint = `${field.words}.hint`;
    return {
      ...field,
      label: words(`${field.words}.label`),
      hint: i18n.exists(`forms:${hint}`) ? words(hint) : undefined,
      missing: field.required ? words(`${field.words}.missing`) : undefined,
      choices: (field.options ?? []).map((value) => ({
        value,
        label: field.optionWords ? words(`${field.optionWords}.${value}`) : value,
      })),
    };
  });
}

/** Why a field was refused: what is missing by its name, all else as for every field. */
export function useErrorWords(): (error: FieldError, field?: FormField) => string {
  const { t } = useTranslation('forms');
  return (error, field) => (error === 'required' && field?.missing) || t(`error.${error}`);
}
