import { EXHIBITS } from './exhibits';
import { ALL_PLACES, type CheckGroup } from './places';
import './exhibits.css';

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  ALL_PLACES.map(({ id, number }) => [id, number]),
);

/** What a group of checks looks at, numbered as its list is: whole cards of one size. The specimen's source stands elsewhere. */
export function GroupExhibits({ of }: { of: CheckGroup }) {
  return (
    <div className="exhibits">
      {EXHIBITS[of].map(({ drawing, pins }) => (
        <svg
          key={Object.keys(pins).join()}
          viewBox="-1 -1 332 210"
          className="sheet exhibit"
          aria-hidden="true"
          focusable="false"
        >
          <rect width="330" height="208" rx="10" className="sheet-paper" />
          {drawing}
          {Object.entries(pins).map(([id, [x, y]]) => (
            <g key={id} transform={`translate(${x} ${y})`}>
              <g className={`pin at-${id}`}>
                <circle r="9" />
                <text y="3.5">{NUMBERS[id]}</text>
              </g>
            </g>
          ))}
        </svg>
      ))}
    </div>
  );
}
