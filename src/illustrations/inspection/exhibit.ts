import type { ReactNode } from 'react';

/** A card in size, 330 × 208 of the specimen's units, and whole. */
export interface Exhibit {
  drawing: ReactNode;
  /** Where the numbers of its checks stand. */
  pins: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** Lines side by side, each a step further: how a bar, a face of a house or a slider is filled. */
export const hatched = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');
