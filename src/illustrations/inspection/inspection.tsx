import type { ReactNode } from 'react';
import { ALL_PLACES } from './places';
import { SpecimenSheet } from './specimen-sheet';

interface InspectionProps {
  /** The list of checks: an element for each, with the check's name as its id. */
  children: ReactNode;
}

/**
 * One specimen, inspected by scrolling: as the checks of the list pass, each lights its place, and a loupe moves there.
 * Stylesheets do it; where they cannot, the places are numbered as the list is. Drawn: the list says it in words.
 */
export function Inspection({ children }: InspectionProps) {
  return (
    <div className="inspection">
      <div className="inspection-list">{children}</div>
      <div className="inspection-table">
        <svg viewBox="-4 -4 608 438" className="inspection-sheet" aria-hidden="true" focusable="false">
          <clipPath id="loupe-glass">
            <circle r="44" />
          </clipPath>
          <SpecimenSheet hasLeaders />
          {ALL_PLACES.map(({ id, number, x, y }) => (
            <g key={id} transform={`translate(${x} ${y})`}>
              <g className={`pin at-${id}`}>
                <circle r="9" />
                <text y="3.5">{number}</text>
              </g>
            </g>
          ))}
          <g className="loupe">
            <path d="m32 32 30 30" className="loupe-handle" />
            <circle r="44" className="loupe-paper" />
            <g clipPath="url(#loupe-glass)">
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
