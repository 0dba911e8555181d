import { checkDigitTerms } from '../../contract/check-digit';

/** Around 0 0, in units of the drawing: as large as its `viewBox` is from -100 to 100. */
const RADIUS = 62;
const SWING = 24;
const FINE_SHARE = 0.45;
const POINTS = 240;

interface Rosette {
  /** One strand, for `d`. */
  strand: string;
  /** By how many degrees each copy of it is turned. */
  turns: readonly number[];
}

const round = (length: number): number => Math.round(length * 10) / 10;

/**
 * The rosette that is a reference's own: r(θ) = R + a·sin(nθ) + 0.45a·cos(mθ), whose waves are counted from its
 * characters.
 * @param reference capital letters and digits
 */
export function rosetteOf(reference: string): Rosette {
  const [first = 0, second = 0, ...others] = checkDigitTerms(reference).map(({ product }) => product);
  const coarse = 5 + (first % 9);
  const fine = coarse * (2 + (second % 3));
  const strands = 12 + (others.reduce((sum, product) => sum + product, 0) % 7);
  const points = Array.from({ length: POINTS }, (_, index) => {
    const turn = (index / POINTS) * 2 * Math.PI;
    const radius = RADIUS + SWING * (Math.sin(coarse * turn) + FINE_SHARE * Math.cos(fine * turn));
    return `${round(radius * Math.cos(turn))} ${round(radius * Math.sin(turn))}`;
  });
  return {
    strand: `M${points.join('L')}Z`,
    turns: Array.from({ length: strands }, (_, index) => round((360 / coarse / strands) * index)),
  };
}
