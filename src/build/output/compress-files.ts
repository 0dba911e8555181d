import { readFile, writeFile } from 'node:fs/promises';
import { isCompressible } from '../hosts/compressible.ts';
import { compressed, ENDINGS } from './compressed.ts';

/** So many are compressed at once: as many as Node has threads for it. */
const WORKERS = 4;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (!isCompressible(file, content.length)) return;
  await Promise.all(
    ENDINGS.map(async (ending) => writeFile(`${file}.${ending}`, await compressed(content, ending))),
  );
}

/** Writes `.br` and `.gz` beside every one of them that gains by it. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const left = [...files];
  const work = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}
