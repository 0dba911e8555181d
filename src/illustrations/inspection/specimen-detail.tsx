import type { ComponentProps } from 'react';
import { SpecimenSheet } from './specimen-sheet';

/** Squares of the specimen, in its own units. */
const DETAILS = {
  capture: '334 10 188 188',
  document: '92 320 108 108',
  person: '394 46 76 76',
  background: '373 218 92 92',
  score: '538 366 56 56',
  decision: '468 340 76 76',
  editor: '405 344 72 72',
  investigation: '468 340 76 76',
  dashboard: '352 366 58 58',
} as const;

export type DetailName = keyof typeof DETAILS;

/** A part of the specimen under the glass; the specimen itself, or its source, stands elsewhere on the page. */
export function SpecimenDetail({ of }: { of: DetailName }) {
  return (
    <svg viewBox={DETAILS[of]} className="detail" aria-hidden="true" focusable="false">
      <use href="#specimen-sheet" />
    </svg>
  );
}

/** The specimen, for a page that shows parts of it alone. */
export function SpecimenSource(sheet: ComponentProps<typeof SpecimenSheet>) {
  return (
    <svg className="detail-source" aria-hidden="true" focusable="false">
      <SpecimenSheet {...sheet} />
    </svg>
  );
}
