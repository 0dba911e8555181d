import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';

interface Place {
  x: number;
  y: number;
  size: number;
  colour: string;
}

/** The mark's own grid: `ui/mark.tsx` draws the same lines. */
const GRID = 32;
const STROKES = [
  { line: new Path2D('m3 5 13 24L29 5'), width: 3.5 },
  { line: new Path2D('m9.5 5 6.5 12 6.5-12M14 5l2 3.7L18 5'), width: 1.5 },
];

export function drawMark(context: SKRSContext2D, { x, y, size, colour }: Place): void {
  context.save();
  context.translate(x, y);
  context.scale(size / GRID, size / GRID);
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { line, width } of STROKES) {
    context.lineWidth = width;
    context.stroke(line);
  }
  context.restore();
}
