import { readFileSync } from 'node:fs';
import { BASE_PATH } from '../../contract/base-path';
import type { AssetsManifest } from '../output/client-assets';

let manifest: AssetsManifest | undefined;

/** Where a generated drawing lies in the finished build that the program is started above. */
export function builtDrawing(name: string): string {
  manifest ??= JSON.parse(readFileSync('dist/assets.json', 'utf8')) as AssetsManifest;
  const file = manifest[`.generated/linework/${name}`]?.file;
  if (file === undefined) throw new Error(`The build has no drawing ${name}`);
  return `${BASE_PATH}/${file}`;
}
