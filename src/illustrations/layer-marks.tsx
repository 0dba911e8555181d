import type { ReactNode } from 'react';
import type { Layer } from '../contract/layers';

/** Lays a flat drawing of 100 × 100 units onto the plate of a layer stack. */
const ONTO_PLATE = 'matrix(.95 -.4 .95 .4 5 45)';

/** Lies on the plate too, but faces the reader. */
const FACING = 'translate(50 23) scale(1 .44)';

/** Stands on the plate. */
const STANDING = 'translate(69 13) scale(.62)';

const mark = (drawing: ReactNode, transform: string = ONTO_PLATE): ReactNode => (
  <g transform={transform} className="plate-mark">
    {drawing}
  </g>
);

/** What is printed on each layer. */
export const LAYER_MARKS: Record<Layer, ReactNode> = {
  capture: mark(
    <>
      <path d="M22 36V22H36M64 22H78V36M78 64V78H64M36 78H22V64" />
      <circle cx="50" cy="50" r="13" />
    </>,
  ),
  document: mark(<path d="M24 30H44V58H24ZM52 32H76M52 42H76M52 52H66M24 68H76M24 75H76" />),
  person: mark(
    <>
      <circle cx="50" cy="38" r="14" />
      <path d="M24 78C26 62 36 57 50 57S74 62 76 78" />
    </>,
    STANDING,
  ),
  background: mark(
    <>
      <circle cx="45" cy="45" r="19" />
      <path d="M59 59 78 78M36 45H54M45 36V54" />
    </>,
    STANDING,
  ),
  score: mark(<path d="M24 76V58M37 76V46M50 76V52M63 76V34M76 76V24M20 76H80" />, STANDING),
  decision: mark(
    <>
      <circle cx="50" cy="50" r="44" />
      <path d="M28 50 44 70 74 28" />
    </>,
    FACING,
  ),
};
