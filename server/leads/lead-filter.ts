import * as v from 'valibot';
import { SUBMISSION_KINDS } from '../submissions/submission';

export const leadFilterSchema = v.object({
  /** Epoch milliseconds; those that arrived then or later. */
  since: v.optional(v.number()),
  kind: v.optional(v.picklist(SUBMISSION_KINDS)),
  /** Only those that wait: handed on to sales, and not handled. */
  open: v.optional(v.boolean()),
});

export type LeadFilter = v.InferOutput<typeof leadFilterSchema>;
