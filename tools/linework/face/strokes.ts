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

/** A point less where the ones around it say the same, within a tolerance: the fewer, the smaller the file. */
export function thinned(points: Stroke, tolerance: number): Stroke {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return points;
  let worst = 0;
  let place = 0;
  points.forEach((point, index) => {
    const t = index / (points.length - 1);
    const far =
      Math.hypot(point.y - mix(first.y, last.y, t), point.x - mix(first.x, last.x, t)) +
      Math.abs(point.half - mix(first.half, last.half, t));
    if (far > worst) {
      worst = far;
      place = index;
    }
  });
  if (worst < tolerance) return [first, last];
  return [
    ...thinned(points.slice(0, place + 1), tolerance),
    ...thinned(points.slice(place), tolerance).slice(1),
  ];
}

/** Tenths of a unit. */
const GRID = 10;

/** The outline of a stroke, as steps on the grid. */
export function outline(stroke: Stroke): string {
  const edge = (side: 1 | -1): { x: number; y: number }[] =>
    stroke.map(({ x, y, half }, index) => {
      const before = stroke[Math.max(0, index - 1)] ?? { x, y };
      const after = stroke[Math.min(stroke.length - 1, index + 1)] ?? { x, y };
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      const length = Math.hypot(dx, dy) || 1;
      // Straight up or straight across, as thick as it would be across the line: of a line that is sampled at equal steps
      // both edges then go by the same steps, and compress better.
      const isSteep = Math.abs(dy) > Math.abs(dx);
      const reach = (half * length * side) / ((isSteep ? dy : dx) || 1);
      return {
        x: Math.round((x - (isSteep ? reach : 0)) * GRID),
        y: Math.round((y + (isSteep ? 0 : reach)) * GRID),
      };
    });
  const places = [...edge(1), ...edge(-1).toReversed()];
  const [start, ...rest] = places;
  if (!start) return '';
  const steps = rest
    .map(({ x, y }, index) => [x - (places[index]?.x ?? x), y - (places[index]?.y ?? y)])
    .filter(([dx, dy]) => dx !== 0 || dy !== 0);
  return steps.length > 0 ? `M${start.x} ${start.y}l${pathNumbers(steps.flat())}z` : '';
}
