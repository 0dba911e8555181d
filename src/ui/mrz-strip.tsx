import { useSheet } from './sheet';

/**
 * The page's machine-readable zone, from one edge of the frame to the other whatever the width. Its text is drawn by CSS:
 * what it says is said elsewhere, and nobody is to read it out or find it among the page's words.
 */
export function MrzStrip() {
  return (
    <div className="page-zone" aria-hidden="true">
      {useSheet().zone.map((line) => (
        <span key={line} data-line={line} />
      ))}
    </div>
  );
}
