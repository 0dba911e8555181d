import { ears, hair, neck, type Person, skin } from './head.ts';
import { mix, type Point, smooth } from './solids.ts';

/** What is seen where, from the front, on a raster over the portrait's box. */

export const BOX = { width: 100, height: 124 } as const;

/** Where the middle of the head is seen. */
export const HEAD = { x: 50, y: 49 } as const;

/** Cells a unit. */
const CELLS = 2;
const MARGIN = 4;
const COLUMNS = (BOX.width + 2 * MARGIN) * CELLS + 1;
const ROWS = (BOX.height + 2 * MARGIN) * CELLS + 1;

export type Matter = 'air' | 'face' | 'neck' | 'hair' | 'cloth';

export interface Pose {
  /** Of the head, to the viewer's right, in radians. */
  yaw: number;
  /** Downwards. */
  pitch: number;
  roll: number;
}

export interface Sight {
  /** Between nought for full light and one for none. */
  shade(x: number, y: number): number;
  depth(x: number, y: number): number;
  /** How much of what lies there is of this matter, with soft edges. */
  cover(matter: Matter, x: number, y: number): number;
  /** The place on the head, in its own axes, that is seen there. */
  onHead(x: number, y: number): Point;
  /** Where a place on the head is seen, and whether anything stands before it. */
  seen(p: Point): { x: number; y: number; hidden: boolean };
}

const NEAR = 36;
const FAR = -60;

function turning({ yaw, pitch, roll }: Pose) {
  const [cy, sy, cp, sp, cr, sr] = [yaw, pitch, roll].flatMap((a) => [Math.cos(a), Math.sin(a)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const toWorld = ({ x, y, z }: Point): Point => {
    const x1 = x * cr - y * sr;
    const y1 = x * sr + y * cr;
    const y2 = y1 * cp + z * sp;
    const z2 = z * cp - y1 * sp;
    return { x: x1 * cy + z2 * sy, y: y2, z: z2 * cy - x1 * sy };
  };
  const toHead = ({ x, y, z }: Point): Point => {
    const x1 = x * cy - z * sy;
    const z2 = x * sy + z * cy;
    const y1 = y * cp - z2 * sp;
    const z1 = z2 * cp + y * sp;
    return { x: x1 * cr + y1 * sr, y: y1 * cr - x1 * sr, z: z1 };
  };
  return { toWorld, toHead };
}

/** The garment leaves the throat free in a V. */
const isThroat = (p: Point): boolean => p.y < 68 - Math.abs(p.x) * 1.5;

/** Where the light comes from: the upper left, before the face. */
const LIGHT: Point = { x: -0.6, y: -0.66, z: 0.72 };

export function look(person: Person, pose: Pose, towards: Point = LIGHT): Sight {
  const strength = Math.hypot(towards.x, towards.y, towards.z);
  const light = { x: towards.x / strength, y: towards.y / strength, z: towards.z / strength };
  const { toWorld, toHead } = turning(pose);

  const distances = (p: Point) => {
    const h = toHead(p);
    // Far from the face only the coarse bodies matter.
    const face = Math.min(skin(h, person), ears(h, person));
    return { face, hair: hair(h, person), neck: neck(p, person) };
  };
  const distance = (p: Point): number => {
    const d = distances(p);
    return Math.min(d.face < d.neck + 4 ? blend(d.face, d.neck) : d.neck, d.hair);
  };
  const blend = (a: number, b: number): number => {
    const k = 3;
    const h = Math.max(k - Math.abs(a - b), 0) / k;
    return Math.min(a, b) - (h * h * k) / 4;
  };

  const size = COLUMNS * ROWS;
  const depth = new Float32Array(size);
  const shade = new Float32Array(size);
  const open = new Float32Array(size);
  const hollow = new Float32Array(size);
  const covers: Record<Matter, Float32Array> = {
    air: new Float32Array(size),
    face: new Float32Array(size),
    neck: new Float32Array(size),
    hair: new Float32Array(size),
    cloth: new Float32Array(size),
  };

  const p = { x: 0, y: 0, z: 0 };
  const from = (x: number, y: number, z: number): number => {
    p.x = x;
    p.y = y;
    p.z = z;
    return distance(p);
  };
  for (let row = 0; row < ROWS; row += 1) {
    let start = NEAR;
    for (let column = 0; column < COLUMNS; column += 1) {
      const x = column / CELLS - MARGIN - HEAD.x;
      const y = row / CELLS - MARGIN - HEAD.y;
      const at = row * COLUMNS + column;
      // What its neighbour saw is a good guess, a little nearer.
      let z = start;
      let d = 0;
      for (let step = 0; step < 40 && z > FAR; step += 1) {
        d = from(x, y, z);
        if (d < 0.03) break;
        z -= d * 0.85;
      }
      if (d > 0.6 || z <= FAR) {
        covers.air[at] = 1;
        depth[at] = -30;
        start = NEAR;
        continue;
      }
      start = Math.min(NEAR, z + 7);
      depth[at] = z;
      const { face, hair: tress, neck: throat } = distances({ x, y, z });
      const matter: Matter =
        tress < Math.min(face, throat)
          ? 'hair'
          : throat > face
            ? 'face'
            : isThroat({ x, y, z })
              ? 'neck'
              : 'cloth';
      covers[matter][at] = 1;
      const e = 0.15;
      // Four corners of a tetrahedron say which way the surface faces.
      const a = from(x + e, y - e, z - e);
      const b = from(x - e, y - e, z + e);
      const c = from(x - e, y + e, z - e);
      const f = from(x + e, y + e, z + e);
      const nx = a - b - c + f;
      const ny = c + f - a - b;
      const nz = b + f - a - c;
      const n = Math.hypot(nx, ny, nz) || 1;
      const normal = { x: nx / n, y: ny / n, z: nz / n };
      const facing = normal.x * light.x + normal.y * light.y + normal.z * light.z;
      const rim = 1 - Math.max(0, normal.z);
      // What changes slowly is asked at each second place of each second row.
      const isAsked = column % 2 === 0 && row % 2 === 0;
      const near = row % 2 ? at - COLUMNS : column % 2 ? at - 1 : at;
      if (isAsked || covers.air[near] === 1) {
        // What stands in the light's way, softly.
        let free = 1;
        for (let t = 1.5; t < 22 && free > 0; t += 2.2) {
          const between = from(
            x + normal.x * 0.5 + light.x * t,
            y + normal.y * 0.5 + light.y * t,
            z + normal.z * 0.5 + light.z * t,
          );
          free = Math.min(free, Math.max(0, 0.5 + (between * 2.6) / t));
        }
        // Hollows get less of the sky.
        let closed = 0;
        for (const reach of [1.4, 3.5, 8])
          closed +=
            Math.max(0, reach - from(x + normal.x * reach, y + normal.y * reach, z + normal.z * reach)) /
            reach /
            3;
        open[at] = free;
        hollow[at] = closed;
      } else {
        open[at] = open[near] ?? 1;
        hollow[at] = hollow[near] ?? 0;
      }
      const direct = 0.45 * smooth(-0.5, 1, facing) + 0.55 * Math.max(0, facing) ** 1.3;
      const lit = 0.3 + 0.72 * direct * (open[at] ?? 1);
      shade[at] = Math.min(1, Math.max(0, 1 - lit * (1 - 0.6 * (hollow[at] ?? 0)) + 0.16 * rim ** 2.2));
    }
  }

  const sample = (field: Float32Array, x: number, y: number): number => {
    const fx = Math.min(COLUMNS - 1.001, Math.max(0, (x + MARGIN) * CELLS));
    const fy = Math.min(ROWS - 1.001, Math.max(0, (y + MARGIN) * CELLS));
    const c = Math.floor(fx);
    const r = Math.floor(fy);
    const at = r * COLUMNS + c;
    const value = (offset: number): number => field[at + offset] ?? 0;
    return mix(mix(value(0), value(1), fx - c), mix(value(COLUMNS), value(COLUMNS + 1), fx - c), fy - r);
  };

  return {
    shade: (x, y) => sample(shade, x, y),
    depth: (x, y) => sample(depth, x, y),
    cover: (matter, x, y) => sample(covers[matter], x, y),
    onHead: (x, y) => toHead({ x: x - HEAD.x, y: y - HEAD.y, z: sample(depth, x, y) }),
    seen: (p) => {
      const w = toWorld(p);
      const x = w.x + HEAD.x;
      const y = w.y + HEAD.y;
      return { x, y, hidden: sample(depth, x, y) > w.z + 2.5 };
    },
  };
}
