import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Does something as a user whose new files have no such bits. */
export function withUmask<Result>(mask: number, work: () => Result): Result {
  const before = process.umask(mask);
  try {
    return work();
  } finally {
    process.umask(before);
  }
}

/** The modes that files and folders below a folder have, each once. */
export function modesBelow(folder: string): { files: string[]; folders: string[] } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const modesOf = (chosen: typeof entries): string[] => [
    ...new Set(
      chosen.map(({ parentPath, name }) => (statSync(join(parentPath, name)).mode & 0o777).toString(8)),
    ),
  ];
  return {
    files: modesOf(entries.filter((entry) => entry.isFile())).sort(),
    folders: modesOf(entries.filter((entry) => entry.isDirectory())).sort(),
  };
}
