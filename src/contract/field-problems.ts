import * as v from 'valibot';
import type { FieldProblem } from './answers';
import { FIELD_ERRORS, type FieldError } from './text-rules';

export function isFieldError(value: unknown): value is FieldError {
  return FIELD_ERRORS.some((error) => error === value);
}

/** A field that was not sent at all reads as one left empty; anything without a code is of a wrong type. */
function errorOf(issue: v.BaseIssue<unknown>): FieldError {
  if (issue.input === undefined) return 'required';
  return isFieldError(issue.message) ? issue.message : 'wrong-type';
}

/** The first problem of each field, in the order of the form; `field` is dotted for a nested one. */
export function fieldProblems(issues: readonly v.BaseIssue<unknown>[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!problems.has(field)) problems.set(field, { field, code: errorOf(issue) });
  }
  return [...problems.values()];
}
