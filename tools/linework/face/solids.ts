/** The bodies that a head is modelled from, by their distance from a point, and how they melt into each other. */

export interface Point {
  x: number;
  y: number;
  z: number;
}

/** Centre and half axes. */
export type Ball = readonly [x: number, y: number, z: number, rx: number, ry: number, rz: number];

/** Near enough to the distance of an ellipsoid to walk along. */
export function ball(p: Point, [x, y, z, rx, ry, rz]: Ball): number {
  const dx = p.x - x;
  const dy = p.y - y;
  const dz = p.z - z;
  const near = Math.hypot(dx / rx, dy / ry, dz / rz);
  const slope = Math.hypot(dx / (rx * rx), dy / (ry * ry), dz / (rz * rz));
  return slope < 1e-6 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / slope;
}

/** A limb from `a` to `b`, thick `ra` there and `rb` here. */
export function limb(p: Point, a: Point, b: Point, ra: number, rb: number): number {
  const bx = b.x - a.x;
  const by = b.y - a.y;
  const bz = b.z - a.z;
  const along = ((p.x - a.x) * bx + (p.y - a.y) * by + (p.z - a.z) * bz) / (bx * bx + by * by + bz * bz);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p.x - a.x - bx * t, p.y - a.y - by * t, p.z - a.z - bz * t) - (ra + (rb - ra) * t);
}

/** One body out of two, with a fillet of `k`. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** `a` without `b`. */
export const carve = (a: number, b: number, k: number): number => -join(-a, b, k);

export const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
