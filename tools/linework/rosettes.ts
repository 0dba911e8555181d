import { type BraidParams, braidWave, type RosetteParams, rosetteStrand } from './guilloche.ts';

/** Turned copies of one strand, evenly over the circle. */
interface Woven extends RosetteParams {
  strands: number;
  /** How many turned copies make a strand: it repeats itself as often, or a multiple of it. */
  parts: number;
}

/** One that is woven, or knots around a circle. */
type Ring = Woven | BraidParams;

/** How far the line work of a ring reaches from its centre. */
const reachOf = (ring: Ring): number =>
  Math.ceil(ring.radius + ring.amplitude * ('waves' in ring ? 1.05 : 1.5));

/** How often the same part of a ring returns around its centre. */
const turnsOf = (ring: Ring): number => ('waves' in ring ? 2 * ring.waves : ring.parts * ring.strands);

const pathOf = (ring: Ring): string => ('waves' in ring ? braidWave(ring) : rosetteStrand(ring, ring.parts));

/** From the smallest. */
function primeFactors(count: number): number[] {
  for (let factor = 2; factor * factor <= count; factor += 1)
    if (count % factor === 0) return [factor, ...primeFactors(count / factor)];
  return count === 1 ? [] : [count];
}

/**
 * A path turned all around 0 0: twice, then those two three times, … so that few copies have to be named.
 * @param id begins the ids of its elements
 */
function turned(path: string, turns: number, id: string): string {
  let around = '';
  let done = 1;
  for (const factor of primeFactors(turns)) {
    const name = `${id}${done}`;
    const copies = Array.from({ length: factor - 1 }, (_, index) => {
      const angle = ((index + 1) * 360 * done) / turns;
      return `<use href="#${name}" transform="rotate(${Math.round(angle * 1000) / 1000})"/>`;
    });
    const original = done === 1 ? `<path id="${name}" d="${path}"/>` : `<g id="${name}">${around}</g>`;
    around = `${original}${copies.join('')}`;
    done *= factor;
  }
  return around;
}

/**
 * As small as on a phone a line would be less than half a pixel wide, and be seen as a tint of its ink: it is drawn
 * heavier there. A seal is never as large, and meant to be a tint.
 */
const HEAVIER = '<style>@media(min-width:150px)and (max-width:340px){svg>g{stroke-width:2.2}}</style>';

/** From how far out a rosette is no seal. */
const LARGE = 150;

/** A rosette as an SVG file: rings around one centre. */
export function rosette(rings: readonly Ring[]): string {
  const reach = Math.max(...rings.map(reachOf));
  const heavier = reach > LARGE ? HEAVIER : '';
  const paths = rings.map((ring, index) => {
    const id = String.fromCharCode('a'.charCodeAt(0) + index);
    return turned(pathOf(ring), turnsOf(ring), id);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">${heavier}<g fill="none" stroke="#000" stroke-width="1.3">${paths.join('')}</g></svg>`;
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
      strands: 2 * between(share(3), 10, 13),
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
  seal: [{ strands: 14, radius: 62, amplitude: 26, coarse: 9, fine: 18, parts: 3 }],
} as const satisfies Record<string, readonly Ring[]>;
