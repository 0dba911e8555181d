import { ALL_PLACES, type CheckGroup } from './places';

/** What each group looks at, in the specimen's own units: all parts are cut to one scale. */
const PORTRAIT = [342, -4, 262, 216] as const;
const PARTS = {
  document: [-4, -4, 338, 438],
  face: PORTRAIT,
  presence: PORTRAIT,
  background: [358, 235, 114, 56],
  data: [478, 235, 114, 82],
  decision: [350, 334, 246, 92],
} as const satisfies Record<CheckGroup, readonly [x: number, y: number, width: number, height: number]>;

const SCALE = 1.2;

/** The part of the specimen that a group of checks looks at, numbered as its list is; the sheet's source stands elsewhere. */
export function SpecimenPart({ of }: { of: CheckGroup }) {
  const [x, y, width, height] = PARTS[of];
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width * SCALE}
      className="specimen-part"
      aria-hidden="true"
      focusable="false"
    >
      <use href="#specimen-sheet" />
      {ALL_PLACES.filter(({ group }) => group === of).map((place) => (
        <g key={place.id} transform={`translate(${place.x} ${place.y})`} className="pin">
          <circle r="9" />
          <text y="3.5">{place.number}</text>
        </g>
      ))}
    </svg>
  );
}
