import type { ReactNode } from 'react';
import { MrzStrip } from './mrz-strip';

interface CardProps {
  as?: 'div' | 'li';
  /** How its owner lays it out. */
  className: string;
  /** The line of the zone at its end, which machines read. */
  mrz?: string;
  children: ReactNode;
}

/** A sheet that lies on the page's paper. */
export function Card({ as: Element = 'div', className, mrz, children }: CardProps) {
  return (
    <Element className={`card ${className}`}>
      {children}
      {mrz && (
        <div className="card-zone">
          <MrzStrip text={mrz} />
        </div>
      )}
    </Element>
  );
}
