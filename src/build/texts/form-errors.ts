import type { Field, FieldKind } from '../../contract/forms/field';
import type { Form } from '../../contract/forms/form';
import { ACCOUNT_FORMS, FORMS } from '../../contract/forms/forms';
import type { FieldError } from '../../contract/text-rules';
import type { FormPart } from '../../locale/keys';

/** Why a field of this kind alone is refused; what is not here may be said of any field. */
const OF_KINDS: Partial<Record<FieldKind, readonly FieldError[]>> = {
  url: ['invalid-url'],
  number: ['invalid-number'],
  'new-password': [
    'password-too-short',
    'password-needs-letter',
    'password-needs-number',
    'password-common',
    'password-is-email',
    'password-mismatch',
    'email-in-use',
  ],
  password: ['password-wrong'],
  // The plan that is registered for.
  hidden: ['plan-held', 'trial-used'],
};

const partOf = ({ words }: Form['groups'][number]): string => words.split('.')[0] ?? '';

const fieldsOf = (form: Form): Field[] => form.groups.flatMap(({ fields }) => [...fields]);

/** The errors that no form with its words in one of these parts of forms.json can have. */
export function otherErrors(parts: readonly FormPart[]): ReadonlySet<string> {
  const own: readonly string[] = parts;
  const forms = [...FORMS, ...ACCOUNT_FORMS].filter(({ groups }) =>
    groups.some((group) => own.includes(partOf(group))),
  );
  const kinds = new Set(forms.flatMap(fieldsOf).map(({ kind }) => kind));
  const others = Object.entries(OF_KINDS).filter(([kind]) => !kinds.has(kind as FieldKind));
  return new Set(others.flatMap(([, errors]) => errors));
}
