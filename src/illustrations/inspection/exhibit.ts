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

const thin = (length: number): number => Math.round(length * 100) / 100;

/** Lines as a graver cuts them, to be filled: hair-thin at both ends, thickest at a share of the way, away from the light. */
export function swelling(x: number, y: number, dx: number, dy: number, thickness: number, at = 0.7): string {
  const length = Math.hypot(dx, dy);
  const [asideX, asideY] = [(-dy / length) * thickness, (dx / length) * thickness];
  const there = `${thin(dx * at + asideX)} ${thin(dy * at + asideY)} ${thin(dx)} ${thin(dy)}`;
  const back = `${thin(dx * (at - 1) - asideX)} ${thin(dy * (at - 1) - asideY)} ${thin(-dx)} ${thin(-dy)}`;
  return `M${thin(x)} ${thin(y)}q${there} ${back}z`;
}
