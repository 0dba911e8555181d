import type { ComponentProps, ReactNode } from 'react';
import { PLACE_ON_MAP } from './case-exhibits';
import { SpecimenSheet } from './specimen-sheet';

/** A square of the specimen in its own units, or of a part of it that is shown without its neighbours. */
const DETAILS = {
  capture: { box: '337 9 190 190', part: 'selfie' },
  document: { box: '92 320 108 108' },
  person: { box: '394 46 76 76' },
  background: { box: '194 68 100 100', drawing: PLACE_ON_MAP },
  score: { box: '538 366 56 56' },
  decision: { box: '454 327 104 104', part: 'case' },
  editor: { box: '397 336 88 88', part: 'rules' },
  investigation: { box: '454 327 104 104', part: 'case' },
  dashboard: { box: '351 365 60 60', part: 'figures' },
} as const satisfies Record<string, { box: string; part?: string; drawing?: ReactNode }>;

export type DetailName = keyof typeof DETAILS;

/** A part of the specimen under the glass; the specimen itself, or its source, stands elsewhere on the page. */
export function SpecimenDetail({ of }: { of: DetailName }) {
  const { box, part = 'sheet', drawing }: { box: string; part?: string; drawing?: ReactNode } = DETAILS[of];
  return (
    <svg viewBox={box} className="detail" aria-hidden="true" focusable="false">
      {drawing ? <g className="sheet">{drawing}</g> : <use href={`#specimen-${part}`} />}
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
