import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawLinework, LINEWORK_FOLDER, type LineworkOptions } from './draw-linework.ts';

/**
 * Draws before anything asks for the drawings: files that are cached and cost no script. Stylesheets name them as
 * `url("@linework/band.svg")`.
 */
export function lineworkPlugin(options: LineworkOptions): Plugin {
  return {
    name: 'linework',
    config({ root = process.cwd() }) {
      drawLinework(root, options);
      return { resolve: { alias: { '@linework': join(root, LINEWORK_FOLDER) } } };
    },
  };
}
