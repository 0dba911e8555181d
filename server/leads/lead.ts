import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../storage/database';
import { submissionSchema } from '../submissions/submission';
import { toSubmission } from '../submissions/submission-row';

/** A submission as sales sees it. */
export const leadSchema = v.object({
  ...submissionSchema.entries,
  /** Epoch milliseconds; null while it waits. */
  handledAt: v.nullable(v.number()),
});

export type Lead = v.InferOutput<typeof leadSchema>;

export const toLead = (row: Selectable<Database['submissions']>): Lead => ({
  ...toSubmission(row),
  handledAt: row.handled_at,
});
