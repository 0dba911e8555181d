import type { ReactNode } from 'react';
import { ALL_PLACES } from './places';
import { SpecimenSheet } from './specimen-sheet';
import './exhibits.css';
import './inspection.css';

interface InspectionProps {
  /** What lies on the table: drawn, with a number wherever a check looks. The list says it in words. */
  table: ReactNode;
  /** The list of checks: an element for each, with the check's name as its id. */
  children: ReactNode;
}

/**
 * Checks beside what they look at: as those of the list pass, each lights its place. Stylesheets do it; where they cannot,
 * the places are numbered as the list is.
 */
export function Inspection({ table, children }: InspectionProps) {
  return (
    <div className="inspection">
      <div className="inspection-list">{children}</div>
      <div className="inspection-table">{table}</div>
    </div>
  );
}

/** The one specimen that all checks look at, with the loupe that moves from place to place. */
export function InspectedSheet() {
  return (
    <svg viewBox="-4 -4 608 438" className="inspection-sheet" aria-hidden="true" focusable="false">
      <clipPath id="glass">
        <circle r="44" />
      </clipPath>
      <SpecimenSheet hasLeaders />
      {ALL_PLACES.map((place) => (
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
        <g clipPath="url(#glass)">
          <g className="loupe-view">
            <use href="#specimen-sheet" />
          </g>
        </g>
        <circle r="44" className="loupe-ring" />
      </g>
    </svg>
  );
}
