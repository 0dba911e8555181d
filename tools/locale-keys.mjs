import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';

const SOURCE = 'locales/en';
const FOLDER = '.generated';

/** Gives the compiler the shape of every English file, so that a new namespace is a new file and nothing else. */
export function writeLocaleKeys() {
  const lines = readdirSync(SOURCE)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => `  '${file.replace('.json', '')}': typeof import('../${SOURCE}/${file}');`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/locale-keys.d.ts`, `export interface English {\n${lines.join('\n')}\n}\n`);
}
