import type { SubmissionKind } from '../submissions/submission';
import type { NewSubmission } from '../submissions/submission-repository';
import type { Post } from './form-definition';

/** A form's answers as the row that every form adds; the language has a column of its own. */
export function toSubmission(
  kind: SubmissionKind,
  { locale: _column, ...data }: Record<string, unknown>,
  { now: createdAt, locale, quarantined }: Post,
): NewSubmission {
  return { kind, createdAt, locale, quarantined, data };
}
