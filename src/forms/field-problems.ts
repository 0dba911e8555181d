import * as v from 'valibot';
import { FIELD_ERRORS, type FieldError } from '../contract/text-rules';
import type { FieldProblem } from '../contract/wire';
import type { FieldErrors } from './form-field';

function isFieldError(code: string): code is FieldError {
  return FIELD_ERRORS.some((known) => known === code);
}

/** The first reason of each field is the one that is shown. */
export function toFieldErrors(problems: readonly FieldProblem[]): FieldErrors {
  return Object.fromEntries(problems.toReversed().map(({ field, code }) => [field, code]));
}

/** @param prefix before the fields' names, for a part of a form */
export function issuesToErrors(issues: readonly v.BaseIssue<unknown>[], prefix = ''): FieldErrors {
  return toFieldErrors(
    issues.map((issue) => ({
      field: prefix + (v.getDotPath(issue) ?? ''),
      code: isFieldError(issue.message) ? issue.message : 'wrong-type',
    })),
  );
}
