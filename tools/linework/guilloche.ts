import { pathNumbers } from './path-numbers.ts';

/** Line work in the manner of security printing, from a few parameters. Pure: a path's `d` from numbers. */

export interface RosetteParams {
  /** Mean radius, in units of the drawing; the amplitude swings around it. */
  radius: number;
  amplitude: number;
  /** Waves around the circle, of the coarse and of the fine swing. */
  coarse: number;
  fine: number;
}

/** The fine swing against the coarse one. */
const FINE_SHARE = 0.45;

/** To tenths: finer is not seen, and costs bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10;

type Point = readonly [number, number];

/** The grid of a curve's places, in steps a unit: on a phone one is a tenth of a pixel. */
const GRID = 5;

/**
 * A line through `at(0)` to `at(1)` as cubic curves, each of which leaves as the one before has come: four numbers a span,
 * and no corner.
 */
function curve(at: (share: number) => Point, spans: number): string {
  const NEAR = 1e-5;
  const onGrid = ([x, y]: Point): Point => [Math.round(x * GRID), Math.round(y * GRID)];
  const written = (steps: readonly number[]): string => pathNumbers(steps.map((step) => step / GRID));
  /** Where a curve's handle is, before (-1) or after (1) the place. */
  const handle = (share: number, side: 1 | -1): Point => {
    const [[x, y], [x0, y0], [x1, y1]] = [at(share), at(share - NEAR), at(share + NEAR)];
    const reach = side / (6 * NEAR * spans);
    return onGrid([x + (x1 - x0) * reach, y + (y1 - y0) * reach]);
  };
  let from = onGrid(at(0));
  const stepsTo = (points: readonly Point[]): number[] =>
    points.flatMap(([x, y]) => [x - from[0], y - from[1]]);
  let path = `M${written(from)}c`;
  for (let span = 1; span <= spans; span += 1) {
    const end = onGrid(at(span / spans));
    const points = [handle(span / spans, -1), end];
    const steps = written(stepsTo(span === 1 ? [handle(0, 1), ...points] : points));
    path += span === 2 ? `s${steps}` : span > 2 && !steps.startsWith('-') ? ` ${steps}` : steps;
    from = end;
  }
  return path;
}

/** Spans of a curve in one of its waves: where six end, none is off by more than a third of a unit. */
const SPANS_PER_WAVE = 6;

/**
 * One strand of a rosette around 0 0: r(θ) = R + a·sin(nθ) + 0.45a·cos(mθ). Turned copies make the rosette.
 * @param parts how often it repeats itself in a turn: so many copies make the strand
 */
export function rosetteStrand({ radius, amplitude, coarse, fine }: RosetteParams, parts: number): string {
  return curve(
    (share) => {
      const angle = (share * 2 * Math.PI) / parts;
      const r =
        radius + amplitude * Math.sin(coarse * angle) + FINE_SHARE * amplitude * Math.cos(fine * angle);
      return [r * Math.cos(angle), r * Math.sin(angle)];
    },
    (Math.max(coarse, fine) * SPANS_PER_WAVE) / parts,
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
  /** An even number. */
  strands: number;
  /** What is left of the swing at a knot: 0 ties the strands into a point, 1 into no knot at all. */
  slack: number;
}

/**
 * Strands around 0 0 that swing as a string does, knotted where it stands still: r(θ) = R + a·(cos φ·cos nθ − s·sin φ·sin nθ)
 * with φ over a turn. Turned by half a wave, φ is φ + π: one wave of each of the first half, for copies turned so. (In a
 * mirror φ is −φ. To draw but a quarter saves 0.4 kB of a rosette, and takes a browser twice as long to read it.)
 */
export function braidWave({ radius, amplitude, waves, strands, slack }: BraidParams): string {
  const strand = (phase: number): string =>
    curve((share) => {
      const turn = share * 2 * Math.PI;
      const swing = Math.cos(phase) * Math.cos(turn) - slack * Math.sin(phase) * Math.sin(turn);
      const r = radius + amplitude * swing;
      return [r * Math.cos(turn / waves), r * Math.sin(turn / waves)];
    }, SPANS_PER_WAVE);
  const drawn = Array.from({ length: strands / 2 }, (_, index) => strand((index / strands) * 2 * Math.PI));
  return drawn.join('');
}
