import type { ReactNode } from 'react';

export interface Layer {
  id: string;
  term: string;
  text: string;
  /** What is printed on the layer, within the plate's 200 × 90 box. */
  mark: ReactNode;
}

const SHEET = 'M100 5 195 45 100 85 5 45Z';

/** The layers of a laminated card, pulled apart. */
export function LayerStack({ layers }: { layers: readonly Layer[] }) {
  return (
    <ol className="layers">
      {layers.map(({ id, term, text, mark }) => (
        <li key={id} className="layer">
          <svg viewBox="0 0 200 90" className="layer-plate" aria-hidden="true" focusable="false">
            <path d={SHEET} className="plate-sheet" />
            {mark}
          </svg>
          <div className="layer-text">
            <h3>
              <span className="mrz layer-number" aria-hidden="true" /> {term}
            </h3>
            <p className="note">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
