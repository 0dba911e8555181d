import * as v from 'valibot';
import { SUBMISSION_KINDS, type SubmissionKind } from '../submissions/submission';

export interface LeadFilter {
  /** Epoch milliseconds; those that arrived then or later. */
  since: number | undefined;
  kind: SubmissionKind | undefined;
}

const querySchema = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  kind: v.optional(v.picklist(SUBMISSION_KINDS)),
});

export function filterToQuery(filter: LeadFilter): string {
  const query = new URLSearchParams();
  if (filter.since !== undefined) query.set('since', String(filter.since));
  if (filter.kind !== undefined) query.set('kind', filter.kind);
  return query.toString();
}

/** Undefined when the query is not one that `filterToQuery` makes. */
export function filterFromQuery(query: unknown): LeadFilter | undefined {
  const result = v.safeParse(querySchema, query);
  return result.success ? { since: result.output.since, kind: result.output.kind } : undefined;
}
