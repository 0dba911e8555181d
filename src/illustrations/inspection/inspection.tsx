import type { ReactNode } from 'react';
import { ALL_PLACES, type CheckGroup } from './places';
import { SpecimenSheet } from './specimen-sheet';

/** Pieces of the specimen, each whole, with the margin that lines have; and which groups look at it. */
const PIECES = {
  sheet: { box: [-4, -4, 608, 438], groups: undefined },
  card: { box: [-4, -4, 338, 438], groups: ['document'] },
  selfie: { box: [342, -4, 262, 216], groups: ['face', 'presence'] },
  data: { box: [342, 218, 262, 216], groups: ['background', 'data', 'decision'] },
} as const satisfies Record<
  string,
  {
    box: readonly [x: number, y: number, width: number, height: number];
    groups: readonly CheckGroup[] | undefined;
  }
>;

type Piece = keyof typeof PIECES;

/** By the piece of the specimen that they look at. */
export const groupsOf = (piece: Exclude<Piece, 'sheet'>): readonly CheckGroup[] => PIECES[piece].groups;

interface InspectionProps {
  /** What of the specimen lies on the table: all of it, or a piece, whose source stands elsewhere on the page. */
  piece?: Piece;
  /** The list of checks: an element for each, with the check's name as its id. */
  children: ReactNode;
}

/**
 * One specimen, inspected by scrolling: as the checks of the list pass, each lights its place, and a loupe moves there.
 * Stylesheets do it; where they cannot, the places are numbered as the list is. Drawn: the list says it in words.
 */
export function Inspection({ piece = 'sheet', children }: InspectionProps) {
  const [x, y, width, height] = PIECES[piece].box;
  const groups: readonly CheckGroup[] | undefined = PIECES[piece].groups;
  const places = groups ? ALL_PLACES.filter(({ group }) => groups.includes(group)) : ALL_PLACES;
  const box = `${x} ${y} ${width} ${height}`;
  const glass = `glass-${piece}`;
  return (
    <div className="inspection">
      <div className="inspection-list">{children}</div>
      <div className="inspection-table">
        <svg
          viewBox={box}
          className={`inspection-sheet inspection-${piece}`}
          aria-hidden="true"
          focusable="false"
        >
          <clipPath id={glass}>
            <circle r="44" />
          </clipPath>
          {groups ? (
            <svg x={x} y={y} width={width} height={height} viewBox={box} aria-hidden="true">
              <use href="#specimen-sheet" />
            </svg>
          ) : (
            <SpecimenSheet hasLeaders />
          )}
          {places.map((place) => (
            <g key={place.id} transform={`translate(${place.x} ${place.y})`}>
              <g className={`pin at-${place.id}`}>
                <circle r="9" />
                <text y="3.5">{place.number}</text>
              </g>
            </g>
          ))}
          <g className="loupe">
            <path d="m32 32 30 30" className="loupe-handle" />
            <circle r="44" className="loupe-paper" />
            <g clipPath={`url(#${glass})`}>
              <g className="loupe-view">
                <use href="#specimen-sheet" />
              </g>
            </g>
            <circle r="44" className="loupe-ring" />
          </g>
        </svg>
      </div>
    </div>
  );
}
