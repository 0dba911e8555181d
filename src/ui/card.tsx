import type { ReactNode } from 'react';
import './card.css';

interface CardProps {
  as?: 'div' | 'li';
  /** How its owner lays it out. */
  className: string;
  children: ReactNode;
}

/** A sheet that lies on the page's paper. */
export function Card({ as: Element = 'div', className, children }: CardProps) {
  return <Element className={`card ${className}`}>{children}</Element>;
}
