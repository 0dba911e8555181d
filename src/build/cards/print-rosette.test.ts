import { expect, it } from 'vitest';
import { printRosette } from './print-rosette';

interface Drawing {
  rosette: (rings: unknown) => string;
  rosetteOf: (documentNumber: string) => unknown;
}

const SIZE = 376;

/** How many pixels are inked in each eighth of a turn around the middle. */
async function inkedEighths(svg: string): Promise<number[]> {
  const canvas = await printRosette(svg, SIZE);
  const { data } = canvas.getContext('2d').getImageData(0, 0, SIZE, SIZE);
  const inked = Array<number>(8).fill(0);
  for (let pixel = 0; pixel < SIZE * SIZE; pixel += 1) {
    if (data[pixel * 4 + 3] === 0) continue;
    const [x, y] = [(pixel % SIZE) + 0.5 - SIZE / 2, Math.floor(pixel / SIZE) + 0.5 - SIZE / 2];
    const eighth = Math.floor((Math.atan2(y, x) / Math.PI + 1) * 4);
    inked[eighth] = (inked[eighth] ?? 0) + 1;
  }
  return inked;
}

it.each(['89RPO3ADL', 'H94C5EMFT'])('prints all of the rosette of %s', async (documentNumber) => {
  // As the build draws it: what reads SVG here reads less of it than browsers do.
  const drawing = import.meta.glob<Drawing>('/tools/linework/rosettes.ts', { eager: true });
  const { rosette, rosetteOf } = Object.values(drawing)[0] as Drawing;
  const inked = await inkedEighths(rosette(rosetteOf(documentNumber)));
  expect(Math.min(...inked)).toBeGreaterThan(Math.max(...inked) * 0.8);
});
