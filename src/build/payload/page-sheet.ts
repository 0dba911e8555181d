import type { PageMatch } from '../../routes/match-page';
import type { Sheet } from '../../ui/sheet';
import { documentMeta } from '../texts/page-meta';
import { zoneOf } from './page-zone';

/** What the page is printed on. */
export function sheetOf(match: PageMatch): Sheet {
  const { hidden } = documentMeta(match);
  return { zone: zoneOf(match), ...(hidden && { hidden }) };
}
