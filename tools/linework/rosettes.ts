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
  const lines = `<path id="${id}" d="${path}"/>${turned.join('')}`;
  return x === 0 && y === 0 ? lines : `<g transform="translate(${x} ${y})">${lines}</g>`;
}

/**
 * As small as on a phone a line would be less than half a pixel wide, and be seen as a tint of its ink: it is drawn
 * heavier there. A seal is never as large, and meant to be a tint.
 */
const HEAVIER = '<style>@media(min-width:150px)and (max-width:340px){svg>g{stroke-width:2.2}}</style>';

/** From how far out a rosette is no seal. */
const LARGE = 150;

/** A rosette as an SVG file: rings around one centre, or beside one another. */
export function rosette(rings: readonly Ring[]): string {
  const right = Math.max(...rings.map((ring) => Math.abs(ring.x ?? 0) + reachOf(ring)));
  const down = Math.max(...rings.map((ring) => Math.abs(ring.y ?? 0) + reachOf(ring)));
  const heavier = right > LARGE ? HEAVIER : '';
  const paths = rings.map((ring, index) => ringPaths(ring, `s${index}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-right} ${-down} ${2 * right} ${2 * down}">${heavier}<g fill="none" stroke="#000" stroke-width="1.3">${paths.join('')}</g></svg>`;
}

/** A digit or a letter as a share of one, from 0 to under 1: what a document's number is made of. */
const shareOf = (character: string): number => Number.parseInt(character, 36) / 36;

/** The whole number that the share picks between both, either included. */
const between = (share: number, low: number, high: number): number =>
  low + Math.floor(share * (high - low + 1));

const partly = (share: number, low: number, high: number): number =>
  Math.round((low + share * (high - low)) * 100) / 100;

/** What a flower leaves between its edge and its eye, for a heart; and how one is drawn that reaches into its petals. */
const HEARTS = [
  { radius: 204, amplitude: 38 },
  { radius: 232, amplitude: 66 },
  { radius: 212, amplitude: 30 },
] as const;

/**
 * The rosette of a document, from its number: rings within one another, each knotted as the next characters say. Two
 * numbers alike but for one character are two rosettes; the ranges leave no ugly one.
 */
export function rosetteOf(documentNumber: string): readonly Ring[] {
  const shares = Array.from(documentNumber, shareOf);
  const share = (index: number): number => shares[index % shares.length] ?? 0;
  const petals = between(share(0), 5, 14);
  const heart = HEARTS[between(share(1), 0, HEARTS.length - 1)] ?? HEARTS[0];
  return [
    // The reeded edge that closes it.
    { strands: 8, radius: 466, amplitude: 15, waves: petals * between(share(2), 4, 6), slack: 0.4 },
    // The flower.
    {
      strands: between(share(3), 20, 26),
      radius: 340,
      amplitude: between(share(4), 94, 106),
      waves: petals,
      slack: partly(share(5), 0.1, 0.75),
    },
    // Its heart, around the eye.
    { ...heart, strands: 14, waves: petals * between(share(6), 1, 2), slack: partly(share(7), 0.15, 0.7) },
    { strands: 6, radius: 152, amplitude: 8, waves: petals * between(share(8), 2, 3), slack: 0.3 },
  ];
}

/** By the name of its file. */
export const ROSETTES = {
  /** The small one of the specimen card. */
  seal: [{ strands: 14, radius: 62, amplitude: 26, coarse: 9, fine: 18 }],
} as const satisfies Record<string, readonly Ring[]>;
