import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { BraidParams } from './guilloche';
import { ring } from './parts';
import { rosette } from './rosettes';

const SIZE = 400;
const THICK = 2;

/** Whether each pixel is inked. */
function inked(draw: (context: SKRSContext2D) => void): boolean[] {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  draw(context);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return Array.from({ length: SIZE * SIZE }, (_, pixel) => (data[pixel * 4 + 3] ?? 0) > 100);
}

/** Every strand of a braid by its formula, all the way round. */
function drawn({ radius, amplitude, waves, strands, slack }: BraidParams): boolean[] {
  return inked((context) => {
    context.translate(SIZE / 2, SIZE / 2);
    context.lineWidth = THICK;
    for (let strand = 0; strand < strands; strand += 1) {
      const phase = (strand / strands) * 2 * Math.PI;
      context.beginPath();
      for (let step = 0; step <= 2000; step += 1) {
        const angle = (step / 2000) * 2 * Math.PI;
        const swing =
          Math.cos(phase) * Math.cos(waves * angle) - slack * Math.sin(phase) * Math.sin(waves * angle);
        const r = radius + amplitude * swing;
        context.lineTo(r * Math.cos(angle), r * Math.sin(angle));
      }
      context.stroke();
    }
  });
}

async function drawnFrom(svg: string): Promise<boolean[]> {
  // What reads SVG here knows a `use` by its old name alone.
  const named = svg
    .replace('<svg ', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
    .replaceAll('<use href=', '<use xlink:href=');
  const image = await loadImage(Buffer.from(named));
  return inked((context) => context.drawImage(image, 0, 0, SIZE, SIZE));
}

/** Of the pixels that either has, the share that both have. */
function likeness(one: readonly boolean[], other: readonly boolean[]): number {
  const both = one.filter((isInked, pixel) => isInked && other[pixel]).length;
  return both / one.filter((isInked, pixel) => isInked || other[pixel]).length;
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${content}</svg>`;

it('a ring has all of its strands', async () => {
  const braid = { radius: 150, amplitude: 150 * 0.17, waves: 9, strands: 6, slack: 0.2 };
  const written = ring(SIZE / 2, SIZE / 2, 150, 9).replaceAll(/stroke-width="[^"]*"/g, '');
  const content = `<g fill="none" stroke="#000" stroke-width="${THICK}">${written}</g>`;
  expect(likeness(await drawnFrom(svg(content)), drawn(braid))).toBeGreaterThan(0.9);
});

it.each([
  [8, 14],
  [22, 9],
  [26, 7],
])('a rosette of %d strands and %d waves has all of them', async (strands, waves) => {
  const braid = { radius: 140, amplitude: 40, waves, strands, slack: 0.4 };
  // In a frame as large as the picture, and in lines as thick.
  const written = rosette([braid])
    .replace(
      /viewBox="[^"]*"/,
      `viewBox="${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"`,
    )
    .replace(/stroke-width="[^"]*"/, `stroke-width="${THICK}"`)
    .replace(/<style>.*<\/style>/, '');
  expect(likeness(await drawnFrom(written), drawn(braid))).toBeGreaterThan(0.9);
});
