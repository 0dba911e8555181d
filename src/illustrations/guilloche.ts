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

const round = (value: number): number => Math.round(value * 10) / 10;

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

/** A wave that repeats every `length` units, as cubic curves: `waves` of it, from x = 0. */
export function waveStrand(length: number, amplitude: number, phase: number, waves: number): string {
  const half = length / 2;
  const start = -length + phase * length;
  let path = `M${round(start)} 0`;
  for (let index = 0; index < (waves + 2) * 2; index += 1) {
    const sign = index % 2 === 0 ? -1 : 1;
    const handle = round(half * SINE_HANDLE);
    const peak = round(amplitude * 2 * sign);
    path += `c${handle} ${peak} ${round(half - handle)} ${peak} ${half} 0`;
  }
  return path;
}
