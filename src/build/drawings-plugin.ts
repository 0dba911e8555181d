import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engravedPortrait, PORTRAIT_BOX } from '../illustrations/engraving.ts';
import { rosetteStrand, waveStrand } from '../illustrations/guilloche.ts';

/** Beside the stylesheets that use them as masks; not kept in the repository. */
const FOLDER = 'src/illustrations/generated';

const svg = (box: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;

/** Strands that are turned copies of one, over the angle after which the rosette repeats itself. */
function rosette(
  strands: number,
  params: Parameters<typeof rosetteStrand>[0],
  repeatDegrees: number,
): string {
  const copies = Array.from(
    { length: strands },
    (_, index) => `<use href="#s" transform="rotate(${(index * repeatDegrees) / strands})"/>`,
  );
  const reach = Math.ceil(params.radius + params.amplitude * 1.5);
  return svg(
    `${-reach} ${-reach} ${2 * reach} ${2 * reach}`,
    `<defs><path id="s" d="${rosetteStrand(params)}"/></defs><g fill="none" stroke="#000">${copies.join('')}</g>`,
  );
}

function band(strands: number, length: number, height: number): string {
  const paths = Array.from({ length: strands }, (_, index) => {
    const amplitude = (height / 2 - 1) * (0.35 + 0.65 * Math.abs(Math.sin((index / strands) * Math.PI)));
    return `<path d="${waveStrand(length, amplitude, index / strands, 1)}"/>`;
  });
  return svg(
    `0 ${-height / 2} ${length} ${height}`,
    `<g fill="none" stroke="#000" stroke-width=".7">${paths.join('')}</g>`,
  );
}

function drawings(): Record<string, string> {
  return {
    'rosette.svg': rosette(20, { radius: 330, amplitude: 105, coarse: 12, fine: 30, points: 480 }, 60),
    'seal.svg': rosette(14, { radius: 62, amplitude: 26, coarse: 9, fine: 18, points: 240 }, 40),
    'band.svg': band(12, 96, 28),
    'waves.svg': band(5, 140, 26),
    'portrait.svg': svg(
      `0 0 ${PORTRAIT_BOX.width} ${PORTRAIT_BOX.height}`,
      `<path d="${engravedPortrait(56)}"/>`,
    ),
  };
}

/** Draws the guilloché and the engraving before anything asks for them: files that are cached and cost no script. */
export function drawingsPlugin(): Plugin {
  return {
    name: 'drawings',
    config({ root = process.cwd() }) {
      mkdirSync(join(root, FOLDER), { recursive: true });
      for (const [name, content] of Object.entries(drawings()))
        writeFileSync(join(root, FOLDER, name), content);
    },
  };
}
