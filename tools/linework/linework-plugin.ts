import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawings } from './drawings.ts';
import { sheetDrawings } from './sheet-drawings.ts';

/** Not kept in the repository. */
const FOLDER = '.generated/linework';

interface LineworkOptions {
  /** The numbers of the documents that have a rosette of their own, by its file's name. */
  documents: Readonly<Record<string, string>>;
  /** Stylesheets that are computed as the drawings are, by their names. */
  styles: Readonly<Record<string, string>>;
}

/**
 * Draws the guilloché, the engraving and the line drawings before anything asks for them: files that are cached and
 * cost no script. Stylesheets name them as `url("@linework/band.svg")`.
 */
export function lineworkPlugin({ documents, styles }: LineworkOptions): Plugin {
  return {
    name: 'linework',
    config({ root = process.cwd() }) {
      const folder = join(root, FOLDER);
      mkdirSync(folder, { recursive: true });
      const files = { ...drawings(), ...sheetDrawings(documents), ...styles };
      for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
      return { resolve: { alias: { '@linework': folder } } };
    },
  };
}
