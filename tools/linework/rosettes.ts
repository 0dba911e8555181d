import { type BraidParams, braidWave, type RosetteParams, rosetteStrand } from './guilloche.ts';

interface Place {
  /** The ring's centre. */
  x?: number;
  y?: number;
}

/** Turned copies of one strand, evenly over the circle. */
interface Woven extends RosetteParams, Place {
  strands: number;
}

/** Knots around a circle. */
interface Braided extends BraidParams, Place {}

type Ring = Woven | Braided;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** How far the line work of a ring reaches from its centre. */
const reachOf = (ring: Ring): number =>
  Math.ceil(ring.radius + ring.amplitude * ('waves' in ring ? 1.05 : 1.5));

function partOf(ring: Ring): { path: string; copies: number; step: number } {
  if ('waves' in ring) return { path: braidWave(ring), copies: ring.waves, step: 360 / ring.waves };
  const step = 360 / divisor(ring.coarse, ring.fine) / ring.strands;
  return { path: rosetteStrand(ring), copies: ring.strands, step };
}

/** One part of a ring, and its turned copies. */
function ringPaths(ring: Ring, id: string): string {
  const { path, copies, step } = partOf(ring);
  const { x = 0, y = 0 } = ring;
  const turned = Array.from(
    { length: copies - 1 },
    (_, index) => `<use href="#${id}" transform="rotate(${Math.round((index + 1) * step * 100) / 100})"/>`,
  );
  return `<g transform="translate(${x} ${y})"><path id="${id}" d="${path}"/>${turned.join('')}</g>`;
}

/** A rosette as an SVG file: rings around one centre, or beside one another. */
export function rosette(rings: readonly Ring[]): string {
  const right = Math.max(...rings.map((ring) => Math.abs(ring.x ?? 0) + reachOf(ring)));
  const down = Math.max(...rings.map((ring) => Math.abs(ring.y ?? 0) + reachOf(ring)));
  const paths = rings.map((ring, index) => ringPaths(ring, `s${index}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-right} ${-down} ${2 * right} ${2 * down}"><g fill="none" stroke="#000">${paths.join('')}</g></svg>`;
}

/** A family of pages prints its own; src/ui/rosettes.css says which is whose. */
export const ROSETTES = {
  /** The specimen card's, and of every page that has none of its own. */
  rosette: [{ strands: 20, radius: 330, amplitude: 105, coarse: 12, fine: 30, points: 480 }],
  /** A flower of petals in pairs, one for each of the six groups of checks. */
  'rosette-solution': [
    { strands: 26, radius: 330, amplitude: 150, waves: 6, slack: 0.16 },
    { strands: 12, radius: 196, amplitude: 34, waves: 18, slack: 0.3 },
  ],
  /** Wheels within one another. */
  'rosette-technology': [
    { strands: 10, radius: 446, amplitude: 34, waves: 24, slack: 0.25 },
    { strands: 16, radius: 346, amplitude: 60, waves: 12, slack: 0.25 },
    { strands: 14, radius: 222, amplitude: 56, waves: 8, slack: 0.25 },
  ],
  /** Two that have met. */
  'rosette-about': [
    { strands: 18, radius: 224, amplitude: 72, waves: 7, slack: 0.3, x: -180 },
    { strands: 18, radius: 224, amplitude: 72, waves: 7, slack: 0.3, x: 180 },
  ],
  /** A coin: its reeded edge, its beaded rim, its field. */
  'rosette-pricing': [
    { strands: 6, radius: 462, amplitude: 18, waves: 60, slack: 0.5 },
    { strands: 8, radius: 402, amplitude: 20, waves: 30, slack: 0 },
    { strands: 24, radius: 262, amplitude: 92, waves: 16, slack: 0.8 },
  ],
  /** Hands in a ring: a pair for each of the five types of partner. */
  'rosette-partners': [
    { strands: 24, radius: 316, amplitude: 164, waves: 5, slack: 0.55 },
    { strands: 10, radius: 176, amplitude: 24, waves: 10, slack: 0.2 },
  ],
  /** A question and its answer, turned against one another. */
  'rosette-faq': [
    { strands: 14, radius: 372, amplitude: 70, coarse: 5, fine: 20, points: 480 },
    { strands: 18, radius: 210, amplitude: 86, waves: 10, slack: 0.6 },
  ],
  /** Ripples from one place: somebody has written. */
  'rosette-contacts': [
    { strands: 4, radius: 466, amplitude: 14, waves: 40, slack: 0.4 },
    { strands: 6, radius: 392, amplitude: 24, waves: 32, slack: 0.4 },
    { strands: 8, radius: 310, amplitude: 34, waves: 24, slack: 0.4 },
    { strands: 12, radius: 208, amplitude: 46, waves: 16, slack: 0.4 },
  ],
  /** The small one of the specimen card. */
  seal: [{ strands: 14, radius: 62, amplitude: 26, coarse: 9, fine: 18, points: 240 }],
} as const satisfies Record<string, readonly Ring[]>;
