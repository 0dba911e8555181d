import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { TEXTS_FILE_NAME } from '../../config/texts-file.ts';

const FOLDER = 'locales';

/** Of the build that lies where this is started. */
const FILE = resolve('dist', TEXTS_FILE_NAME);

export const readTextsFile = (): Promise<string> => readFile(FILE, 'utf8');

/** @returns the texts of `locales` as they are now, as that file has them */
export async function gatherTexts(): Promise<string> {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  const texts = names.map(async (name): Promise<[string, unknown]> => {
    // Vite's paths, which these stand for, have slashes on every system.
    const path = `/${FOLDER}/${name.replaceAll('\\', '/')}`;
    return [path, JSON.parse(await readFile(join(FOLDER, name), 'utf8'))];
  });
  return JSON.stringify(Object.fromEntries(await Promise.all(texts)));
}

/** Writes the texts as they are now into the build; the bundles have none of them. */
export const writeTextsFile = async (): Promise<void> => writeFile(FILE, await gatherTexts());
