import type { ReactNode } from 'react';
import { BackgroundDrawing } from './background-drawing';
import { CardDrawing } from './card-drawing';
import { DataDrawing } from './data-drawing';
import { DecisionDrawing } from './decision-drawing';
import { FaceDrawing } from './face-drawing';
import { PersonDrawing } from './person-drawing';

interface AnatomyOf {
  height: number;
  drawing: ReactNode;
  /** Where each check of the group looks, in the order of the list beside it, which gives the letters. */
  places: readonly (readonly [x: number, y: number])[];
}

const ANATOMIES = {
  document: {
    height: 216,
    drawing: <CardDrawing />,
    places: [
      [150, 148],
      [238, 160],
      [170, 117],
      [296, 54],
      [30, 64],
      [244, 86],
      [82, 126],
      [202, 89],
      [222, 118],
    ],
  },
  face: {
    height: 132,
    drawing: <FaceDrawing />,
    places: [
      [118, 66],
      [218, 66],
    ],
  },
  presence: {
    height: 132,
    drawing: <PersonDrawing />,
    places: [
      [64, 84],
      [141, 84],
      [218, 84],
      [295, 84],
    ],
  },
  background: {
    height: 136,
    drawing: <BackgroundDrawing />,
    places: [
      [24, 24],
      [266, 24],
    ],
  },
  data: {
    height: 132,
    drawing: <DataDrawing />,
    places: [
      [84, 26],
      [192, 30],
      [284, 20],
    ],
  },
  decision: {
    height: 128,
    drawing: <DecisionDrawing />,
    places: [
      [74, 30],
      [150, 30],
      [226, 30],
      [300, 54],
    ],
  },
} satisfies Record<string, AnatomyOf>;

/** A group of checks. */
export type AnatomyId = keyof typeof ANATOMIES;

interface AnatomyProps {
  id: AnatomyId;
  /** The group's own, before the letters of its checks. */
  number: number;
}

/** What a group of checks looks at, and where. Drawn: the list beside it says it in words. */
export function Anatomy({ id, number }: AnatomyProps) {
  const { height, drawing, places } = ANATOMIES[id];
  return (
    <svg viewBox={`8 0 304 ${height}`} className="anatomy" aria-hidden="true" focusable="false">
      {drawing}
      {places.map(([x, y], index) => {
        const check = `${number}${String.fromCodePoint(97 + index)}`;
        return (
          <g key={check} className="anatomy-place">
            <circle cx={x} cy={y} r="10.5" />
            <text x={x} y={y + 4}>
              {check}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
