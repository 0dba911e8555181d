/** Line work in the manner of security printing, from a few parameters. Pure: a path's `d` from numbers. */

export interface RosetteParams {
  /** Mean radius, in units of the drawing; the amplitude swings around it. */
  radius: number;
  amplitude: number;
  /** Waves around the circle, of the coarse and of the fine swing. */
  coarse: number;
  fine: number;
  /** Points along one strand. */
  points: number;
}

/** The fine swing against the coarse one. */
const FINE_SHARE = 0.45;

/** To tenths: finer is not seen, and costs bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed line through the points, smooth enough at the density that the callers use. */
function closedPath(points: readonly (readonly [number, number])[]): string {
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')}Z`;
}

/** One strand of a rosette around 0 0: r(θ) = R + a·sin(nθ) + 0.45a·cos(mθ). Turned copies make the rosette. */
export function rosetteStrand({ radius, amplitude, coarse, fine, points }: RosetteParams): string {
  return closedPath(
    Array.from({ length: points }, (_, index) => {
      const angle = (index / points) * 2 * Math.PI;
      const r =
        radius + amplitude * Math.sin(coarse * angle) + FINE_SHARE * amplitude * Math.cos(fine * angle);
      return [r * Math.cos(angle), r * Math.sin(angle)] as const;
    }),
  );
}

/** Half the circumference of a circle drawn by Bézier curves, for sines of one wave: see any text on their fit. */
const SINE_HANDLE = 0.3642;

/** A cubic's height over that of its two handles. */
const CUBIC_HEIGHT = 0.75;

/** A wave that repeats every `length` units, as cubic curves: `waves` of it, from x = 0. */
export function waveStrand(length: number, amplitude: number, phase: number, waves: number): string {
  const half = length / 2;
  const start = -length + phase * length;
  let path = `M${round(start)} 0`;
  for (let index = 0; index < (waves + 2) * 2; index += 1) {
    const sign = index % 2 === 0 ? -1 : 1;
    const handle = round(half * SINE_HANDLE);
    const peak = round((amplitude / CUBIC_HEIGHT) * sign);
    path += `c${handle} ${peak} ${round(half - handle)} ${peak} ${half} 0`;
  }
  return path;
}

export interface BraidParams {
  radius: number;
  /** How far the strands swing at the widest place between two knots. */
  amplitude: number;
  /** Waves around the circle; there are twice as many knots. */
  waves: number;
  strands: number;
  /** What is left of the swing at a knot: 0 ties the strands into a point, 1 into no knot at all. */
  slack: number;
}

/** Points along one strand of one wave: with quadratic curves between them, no corner is seen. */
const POINTS_PER_WAVE = 24;

/**
 * Strands around 0 0 that swing as a string does, knotted where it stands still: r(θ) = R + a·(cos φ·cos nθ − s·sin φ·sin nθ)
 * with φ over a turn. One wave of it; turned copies close the ring.
 */
export function braidWave({ radius, amplitude, waves, strands, slack }: BraidParams): string {
  return Array.from({ length: strands }, (_, strand) => {
    const phase = (strand / strands) * 2 * Math.PI;
    const points = Array.from({ length: POINTS_PER_WAVE + 1 }, (_point, index) => {
      const turn = (index / POINTS_PER_WAVE) * 2 * Math.PI;
      const swing = Math.cos(phase) * Math.cos(turn) - slack * Math.sin(phase) * Math.sin(turn);
      const r = radius + amplitude * swing;
      return `${round(r * Math.cos(turn / waves))} ${round(r * Math.sin(turn / waves))}`;
    });
    return `M${points.join('L')}`;
  }).join('');
}

/**
 * Strands from 0 0 to `length` 0 that open in the middle and meet at both ends, as the flourish under a certificate's
 * title does.
 */
export function spindleStrand(length: number, height: number, waves: number, phase: number): string {
  const points = Array.from({ length: waves * POINTS_PER_WAVE + 1 }, (_, index) => {
    const share = index / (waves * POINTS_PER_WAVE);
    const opening = Math.sin(Math.PI * share) ** 1.5;
    const swing = Math.cos(share * waves * 2 * Math.PI + phase * 2 * Math.PI);
    return `${round(share * length)} ${round((opening * swing * height) / 2)}`;
  });
  return `M${points.join('L')}`;
}
