import { type Stats, statSync } from 'node:fs';

/** What a file was sent as. */
export interface KeptFile {
  /** Its name on the disk, of the coding that was chosen. */
  file: string;
  /** Of the file as it was read. */
  identity: string;
  headers: Record<string, string>;
  tag: string;
  body: Buffer;
}

/** Of an entry's name, headers and place in the map, roughly. */
const ENTRY_BYTES = 500;

/** Unlike its time of modification, a file's `ctime` can't be set. */
export const identityOf = ({ ino, size, ctimeMs }: Stats): string => [ino, size, ctimeMs].join('-');

function identityNow(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? '' : identityOf(stats);
}

/** What is held of one besides what it says, its key with it. */
const sizeOf = (key: string, { body }: KeptFile): number => body.length + 2 * key.length + ENTRY_BYTES;

/** Files that were sent, in memory for as long as they are the same on the disk; those used longest ago go first. */
export function createFileMemory(mostBytes: number) {
  const kept = new Map<string, KeptFile>();
  let bytes = 0;

  function drop(key: string): void {
    const dropped = kept.get(key);
    if (dropped === undefined) return;
    bytes -= sizeOf(key, dropped);
    kept.delete(key);
  }

  return {
    find(key: string): KeptFile | undefined {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      if (identityNow(found.file) === found.identity) return found;
      drop(key);
      return undefined;
    },
    keep(key: string, file: KeptFile): void {
      drop(key);
      kept.set(key, file);
      bytes += sizeOf(key, file);
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return;
        drop(oldest);
      }
    },
  };
}
