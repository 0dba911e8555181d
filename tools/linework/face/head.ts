import { ball, carve, join, limb, type Point, smooth } from './solids.ts';

/**
 * A head as a sculptor builds it up, seen from the front: x to the right, y down, z to the viewer, the middle of the
 * head at nought; skull and jaw first, then what lies upon them.
 */

export interface Person {
  /** Half the width of the jaw. */
  jaw: number;
  /** How far the chin comes forward. */
  chin: number;
  /** How thick the neck is. */
  neck: number;
  /** How wide the nose is at its wings. */
  nose: number;
  lips: number;
  /** How far the ridge over the eyes comes forward. */
  ridge: number;
  hair: 'long' | 'short';
  brow: number;
  beard: number;
  shoulders: number;
}

export const EYE = { x: 10.1, y: 0.4, z: 12.6, radius: 6.3 } as const;

type Mirrored = (p: Point) => Point;

/** A face is the same on both sides. */
const mirrored: Mirrored = ({ x, y, z }) => ({ x: Math.abs(x), y, z });

export function skin(point: Point, person: Person): number {
  const p = mirrored(point);
  // From afar a head is a ball.
  const far = ball(p, [0, 0, 0, 25, 39, 31]);
  if (far > 9) return far - 1;
  let d = ball(p, [0, -8, -5, 23.4, 28.5, 26.5]);
  // The face hangs from the skull and narrows to the jaw.
  d = join(d, ball(p, [0, 7, 2.5, 20.2, 27, 18.5]), 7);
  d = join(d, ball(p, [0, 18, 1.5, person.jaw, 17.5, 17]), 6);
  d = join(d, ball(p, [0, 31.5, 11.5 + person.chin, 7.2, 6.2, 7]), 8);
  // Forehead, cheekbones, and the flesh before the teeth.
  d = join(d, ball(p, [0, -16, 8, 17, 14, 13]), 6);
  d = join(d, ball(p, [13.4, 8.6, 9.6, 6.4, 5, 7]), 7);
  d = join(d, ball(p, [0, 21, 12.2, 9.8, 8.2, 8.6]), 7);
  // Sockets, and the balls and lids in them.
  d = carve(d, ball(p, [EYE.x - 0.4, EYE.y - 0.6, 22.5, 7, 4.6, 5.6]), 5);
  d = join(d, ball(p, [EYE.x, EYE.y, EYE.z, EYE.radius, EYE.radius * 0.86, EYE.radius]), 1.6);
  d = join(d, ball(p, [9.4, -6.8, 16.6 + person.ridge, 8.2, 2, 3]), 4);
  // Nose: bridge, tip, wings, nostrils.
  d = join(d, limb(p, { x: 0, y: -5.5, z: 17.6 }, { x: 0, y: 12.2, z: 25.4 }, 2.1, 2.7), 4.4);
  d = join(d, ball(p, [0, 13, 26.6, 3.3, 3, 3.3]), 2);
  d = join(d, ball(p, [person.nose, 14.3, 21.6, 2.1, 2.2, 3.4]), 2.6);
  d = carve(d, ball(p, [2.3, 16.9, 25.2, 1.3, 1, 1.6]), 1);
  // Lips, and the furrow beneath them.
  d = carve(d, ball(p, [0, 18.6, 24, 1.1, 2.4, 2.2]), 1.6);
  d = join(d, ball(p, [2.6, 21, 19.9, 5, 1.7 * person.lips, 2.8]), 1.6);
  d = join(d, ball(p, [0, 24.5, 19.8, 5.6, 2.1 * person.lips, 2.9]), 1.6);
  d = carve(d, ball(p, [0, 22.6, 23.4, 8.6, 0.5, 1.8]), 0.8);
  d = carve(d, ball(p, [0, 28, 22.4, 6, 1.7, 3]), 3);
  return d;
}

export function ears(point: Point, person: Person): number {
  // Under long hair nothing is seen of them.
  if (person.hair === 'long') return Number.POSITIVE_INFINITY;
  const p = mirrored(point);
  return ball(p, [22.8, 3.2, -4, 2.4, 6.6, 4.2]);
}

export function hair(p: Point, person: Person): number {
  const far = ball(p, [0, 6, -8, 34, 50, 34]);
  if (far > 9) return far - 1;
  if (person.hair === 'short') {
    let d = ball(p, [0, -11.5, -7, 25.2, 29.4, 28]);
    d = join(d, ball(p, [4, -29, 6, 19, 9, 13]), 8);
    // The hairline: high over the brow, square at the temples.
    d = carve(d, ball(p, [-1, 9, 22, 20.5, 32, 21]), 2.4);
    return Math.max(d, p.y - 2 + Math.max(0, p.z + 4) * 0.3);
  }
  let d = ball(p, [0, -10.5, -7.5, 26.6, 30.2, 29]);
  // Parted at the side: two openings, one higher than the other.
  d = carve(d, ball(p, [-4.5, 13, 22, 16.6, 32.5, 23]), 2);
  d = carve(d, ball(p, [5.5, 16.5, 22, 16.4, 32, 23]), 2);
  // It falls beside the face, behind the shoulders.
  const q = mirrored(p);
  const wave = 0.6 * Math.sin(p.y / 6.5 + (p.x > 0 ? 0.8 : 0));
  q.x += wave * smooth(0, 20, p.y);
  d = join(d, limb(q, { x: 21, y: -8, z: -9 }, { x: 22.6, y: 24, z: -11 }, 6.4, 7.6), 8);
  d = join(d, limb(q, { x: 22.6, y: 24, z: -11 }, { x: 21, y: 46, z: -10 }, 7.6, 6), 6);
  return join(d, ball(p, [0, 26, -22, 25, 26, 9]), 6);
}

/** Neck, shoulders and what they wear stand still when the head turns. */
export function neck(p: Point, person: Person): number {
  if (p.y < 2) return Math.max(8, 14 - p.y);
  let d = limb(p, { x: 0, y: 18, z: -9 }, { x: 0, y: 60, z: -15 }, person.neck, person.neck + 1.4);
  d = join(d, limb(mirrored(p), { x: 10, y: 24, z: -8 }, { x: 3, y: 56, z: -3.4 }, 2, 2), 6);
  return join(d, trunk(p, person), 9);
}

export function trunk(p: Point, person: Person): number {
  const body = ball(p, [0, 92, -16, person.shoulders, 36, 22]);
  return join(body, limb(mirrored(p), { x: 8, y: 48, z: -18 }, { x: 40, y: 66, z: -18 }, 5, 8), 12);
}
