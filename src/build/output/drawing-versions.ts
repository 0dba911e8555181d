import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What turns lines into pixels. */
const LIBRARIES = ['sharp', '@napi-rs/canvas'];

const require = createRequire(import.meta.url);

function versionOf(name: string): string {
  const file = require.resolve(name);
  const folder = join('node_modules', name);
  const root = file.slice(0, file.lastIndexOf(folder) + folder.length);
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

let versions: string | undefined;

/**
 * The versions of the drawing libraries, which a kept picture is named by. They are not loaded for it: where every
 * picture is kept, that would be the most of what a changed text takes.
 */
export function drawingVersions(): string {
  versions ??= LIBRARIES.map(versionOf).join(' ');
  return versions;
}
