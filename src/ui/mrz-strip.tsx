import { useSheet } from './sheet';

/**
 * The page's machine-readable zone, from one edge of the frame to the other whatever the width. Drawn: what it says is
 * said elsewhere.
 */
export function MrzStrip() {
  return (
    <div className="page-zone">
      {useSheet().zone.map((line) => (
        <svg key={line} aria-hidden="true" focusable="false">
          <text y="75%" textLength="100%">
            {line}
          </text>
        </svg>
      ))}
    </div>
  );
}
