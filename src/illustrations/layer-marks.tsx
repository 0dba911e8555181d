import type { ReactNode } from 'react';

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
export const LAYER_MARKS = {
  capture: mark(
    <>
      <path d="M22 36V22H36M64 22H78V36M78 64V78H64M36 78H22V64" />
      <circle cx="50" cy="50" r="13" />
    </>,
  ),
  channels: mark(<path d="M24 24H44V44H24ZM56 24H76V44H56ZM24 56H44V76H24ZM56 56H76V76H56Z" />),
  document: mark(<path d="M24 30H44V58H24ZM52 32H76M52 42H76M52 52H66M24 68H76M24 75H76" />),
  recognition: mark(<path d="M20 32V24H28M72 24H80V32M80 68V76H72M28 76H20V68M30 42H70M30 52H70M30 62H54" />),
  person: mark(
    <>
      <circle cx="50" cy="38" r="14" />
      <path d="M24 78C26 62 36 57 50 57S74 62 76 78" />
    </>,
    STANDING,
  ),
  biometrics: mark(
    <>
      <ellipse cx="50" cy="48" rx="24" ry="32" />
      <path d="M50 16V80M26 48H74M30 30Q50 42 70 30M30 66Q50 54 70 66" />
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
  screening: mark(<path d="M24 30H30M38 30H76M24 44H30M38 44H76M24 58H30M38 58H76M24 72H30M38 72H58" />),
  score: mark(<path d="M24 76V58M37 76V46M50 76V52M63 76V34M76 76V24M20 76H80" />, STANDING),
  orchestration: mark(
    <>
      <path d="M30 50H46M54 46 68 32M54 54 68 68" />
      <circle cx="24" cy="50" r="6" />
      <circle cx="50" cy="50" r="5" />
      <circle cx="73" cy="28" r="6" />
      <circle cx="73" cy="72" r="6" />
    </>,
    STANDING,
  ),
  decision: mark(
    <>
      <circle cx="50" cy="50" r="44" />
      <path d="M28 50 44 70 74 28" />
    </>,
    FACING,
  ),
} as const;
