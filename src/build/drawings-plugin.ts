import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { engravedPortrait, PORTRAIT_BOX } from '../illustrations/engraving.ts';
import { waveStrand } from '../illustrations/guilloche.ts';
import { ROSETTES, rosette } from '../illustrations/rosettes.ts';

/** Beside the stylesheets that use them as masks; not kept in the repository. */
const FOLDER = 'src/illustrations/generated';

const svg = (box: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>`;

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
    ...Object.fromEntries(Object.entries(ROSETTES).map(([name, rings]) => [`${name}.svg`, rosette(rings)])),
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
