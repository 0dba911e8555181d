import { BACKGROUND, DATA, DECISION } from './case-exhibits';
import type { Exhibit } from './exhibit';
import { DOCUMENT, FACE, PRESENCE } from './person-exhibits';
import type { CheckGroup } from './places';

/** What each group of checks looks at. */
export const EXHIBITS: Record<CheckGroup, readonly Exhibit[]> = {
  document: DOCUMENT,
  face: FACE,
  presence: PRESENCE,
  background: BACKGROUND,
  data: DATA,
  decision: DECISION,
};
