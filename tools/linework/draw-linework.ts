import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from './drawings.ts';
import { sheetDrawings } from './sheet-drawings.ts';

/** Not kept in the repository. */
export const LINEWORK_FOLDER = '.generated/linework';

export interface LineworkOptions {
  /** The numbers of the documents that have a rosette of their own, by its file's name. */
  documents: Readonly<Record<string, string>>;
  /** Stylesheets that are computed as the drawings are, by their names. */
  styles: Readonly<Record<string, string>>;
}

function says(file: string, content: string): boolean {
  try {
    return readFileSync(file, 'utf8') === content;
  } catch {
    return false; // Not drawn yet.
  }
}

const drawn = new Set<string>();

/**
 * Draws the guilloché, the engraving and the line drawings, once a process, and takes away what is not drawn any more: a
 * build takes all rosettes that lie there. Two processes may do so at a time: each file is written beside its place and
 * put there whole.
 */
export function drawLinework(root: string, { documents, styles }: LineworkOptions): void {
  const folder = join(root, LINEWORK_FOLDER);
  if (drawn.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  const files = { ...drawings(), ...sheetDrawings(documents), ...styles };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    if (says(file, content)) continue;
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, content);
    renameSync(beside, file);
  }
  // Not the stylesheets: who draws for pictures alone is told of none.
  const others = readdirSync(folder).filter((name) => name.endsWith('.svg') && !(name in files));
  for (const name of others) rmSync(join(folder, name), { force: true });
  drawn.add(folder);
}
