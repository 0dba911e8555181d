import * as v from 'valibot';
import { LOCALES } from '../../src/contract/locales';
import { SUBMISSION_KINDS, type Submission } from './submission';

const rowSchema = v.object({
  id: v.string(),
  kind: v.picklist(SUBMISSION_KINDS),
  reference: v.string(),
  created_at: v.number(),
  locale: v.picklist(LOCALES),
  quarantined: v.number(),
  data: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
});

/** A row of `submissions`. @throws when it is not one. */
export function toSubmission(row: unknown): Submission {
  const { created_at: createdAt, quarantined, ...rest } = v.parse(rowSchema, row);
  return { ...rest, createdAt, quarantined: quarantined !== 0 };
}
