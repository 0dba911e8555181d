import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawings } from './drawings.ts';

/** Not kept in the repository. */
const FOLDER = '.generated/linework';

/**
 * Draws the guilloché, the engraving and the line drawings before anything asks for them: files that are cached and
 * cost no script. Stylesheets name them as `url("@linework/band.svg")`.
 */
export function lineworkPlugin(): Plugin {
  return {
    name: 'linework',
    config({ root = process.cwd() }) {
      const folder = join(root, FOLDER);
      mkdirSync(folder, { recursive: true });
      for (const [name, content] of Object.entries(drawings())) writeFileSync(join(folder, name), content);
      return { resolve: { alias: { '@linework': folder } } };
    },
  };
}
