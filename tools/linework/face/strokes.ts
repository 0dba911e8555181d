import { pathNumbers } from '../path-numbers.ts';
import { mix } from './solids.ts';

/** A place on a stroke, and half of its thickness there. */
export interface StrokePoint {
  x: number;
  y: number;
  half: number;
}

/** What one movement of the graver cuts. */
export type Stroke = readonly StrokePoint[];

/** A line cut into what is seen of it; its ends run out to a point. */
export function cut(points: Stroke, hairline: number): Stroke[] {
  const strokes: Stroke[] = [];
  let run: StrokePoint[] = [];
  let last: StrokePoint | undefined;
  const end = (point?: StrokePoint): void => {
    if (run.length > 1) strokes.push(point ? [...run, { ...point, half: 0 }] : run);
    run = [];
  };
  for (const point of points) {
    if (point.half > hairline) {
      if (run.length === 0 && last) run.push({ ...last, half: 0 });
      run.push(point);
    } else end(point);
    last = point;
  }
  end();
  return strokes;
}

interface Place {
  x: number;
  y: number;
}

/** How far a point is off what would be drawn without it, `t` of the way from one to the other. */
type Error<Point> = (point: Point, from: Point, to: Point, t: number) => number;

/** A point less where the ones around it say the same, within a tolerance: the fewer, the smaller the file. */
function thin<Point>(points: readonly Point[], tolerance: number, error: Error<Point>): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return points;
  let worst = 0;
  let place = 0;
  points.forEach((point, index) => {
    const far = error(point, first, last, index / (points.length - 1));
    if (far > worst) {
      worst = far;
      place = index;
    }
  });
  if (worst < tolerance) return [first, last];
  return [
    ...thin(points.slice(0, place + 1), tolerance, error),
    ...thin(points.slice(place), tolerance, error).slice(1),
  ];
}

/** A stroke with fewer points, neither in another place nor of another thickness by more than the tolerance. */
export const thinned = (points: Stroke, tolerance: number): Stroke =>
  thin(
    points,
    tolerance,
    (point, from, to, t) =>
      Math.hypot(point.y - mix(from.y, to.y, t), point.x - mix(from.x, to.x, t)) +
      Math.abs(point.half - mix(from.half, to.half, t)),
  );

/** How far a point is from the line through two others. */
function beside(point: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.abs((point.x - from.x) * dy - (point.y - from.y) * dx) / (Math.hypot(dx, dy) || 1);
}

/**
 * What lies beside a stroke, as many of its halves away as `sides` says. Straight up or straight across, as thick as it
 * would be across the line: of a line that is sampled at equal steps both edges then go by the same steps, and compress
 * better.
 */
const edge = (stroke: Stroke, sides: number): Place[] =>
  stroke.map(({ x, y, half }, index) => {
    const before = stroke[Math.max(0, index - 1)] ?? { x, y };
    const after = stroke[Math.min(stroke.length - 1, index + 1)] ?? { x, y };
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    const isSteep = Math.abs(dy) > Math.abs(dx);
    const reach = (half * length * sides) / ((isSteep ? dy : dx) || 1);
    return { x: x - (isSteep ? reach : 0), y: y + (isSteep ? 0 : reach) };
  });

/** A form by its corners, as steps on a grid of so many to a unit. */
function shape(corners: readonly Place[], grid: number): string {
  const places = corners.map(({ x, y }) => ({ x: Math.round(x * grid), y: Math.round(y * grid) }));
  const [start, ...rest] = places;
  if (!start) return '';
  const steps = rest
    .map(({ x, y }, index) => [x - (places[index]?.x ?? x), y - (places[index]?.y ?? y)])
    .filter(([dx, dy]) => dx !== 0 || dy !== 0);
  // Two corners enclose nothing.
  return steps.length > 1 ? `M${start.x} ${start.y}l${pathNumbers(steps.flat())}` : '';
}

/** The outline of a stroke. */
export const outline = (stroke: Stroke, grid: number): string =>
  shape([...edge(stroke, 1), ...edge(stroke, -1).toReversed()], grid);

/**
 * A stroke that swells to one side of where it lies: it is half as long to write, for where it lies is a plain line and
 * takes few points, and half of its thickness away it looks the same among others of its kind.
 */
export const swelling = (stroke: Stroke, tolerance: number, grid: number): string =>
  shape(
    [
      ...thin(edge(stroke, 0), tolerance, beside),
      ...thin(edge(stroke, -2), tolerance * 1.35, beside).toReversed(),
    ],
    grid,
  );
