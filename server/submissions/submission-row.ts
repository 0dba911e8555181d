import type { Selectable } from 'kysely';
import { isRecord } from '../../src/contract/is-record';
import type { Database } from '../storage/database';
import type { Submission } from './submission';

/** The name by which the text of a damaged row is told. */
export const UNREADABLE = 'unreadable';

/** What was damaged is kept, and shown, as the text that it is: one row must not hold back the others. */
function fieldsOf(data: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(data);
    if (isRecord(fields)) return { ...fields };
  } catch {
    // Told below, as what is JSON and no form's fields.
  }
  return { [UNREADABLE]: data };
}

export const toSubmission = ({
  id,
  kind,
  reference,
  created_at: createdAt,
  locale,
  quarantined,
  data,
}: Selectable<Database['submissions']>): Submission => ({
  id,
  kind,
  reference,
  createdAt,
  locale,
  quarantined: quarantined !== 0,
  data: fieldsOf(data),
});
