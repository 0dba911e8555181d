import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../storage/database';
import { type Submission, submissionSchema } from './submission';

/** @throws when what the row holds is no submission. */
export function toSubmission({
  created_at: createdAt,
  quarantined,
  data,
  ...rest
}: Selectable<Database['submissions']>): Submission {
  const fields: unknown = JSON.parse(data);
  return v.parse(submissionSchema, { ...rest, createdAt, quarantined: quarantined !== 0, data: fields });
}
