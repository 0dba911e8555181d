import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BASE_PATH } from '../../contract/base-path.ts';
import type { AssetsManifest } from '../output/client-assets.ts';

const DRAWING = /^@linework\/(.+\.svg)$/;

/** Gives generated drawings the addresses that they have in the finished build. */
export function builtDrawingsPlugin(): Plugin {
  let manifest: AssetsManifest = {};
  return {
    name: 'built-drawings',
    enforce: 'pre',
    buildStart() {
      manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8')) as AssetsManifest;
    },
    resolveId: (id) => (DRAWING.test(id) ? `\0${id}` : null),
    load(id) {
      const name = DRAWING.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || name === undefined) return null;
      const file = manifest[`.generated/linework/${name}`]?.file;
      if (file === undefined) throw new Error(`The build has no drawing ${name}`);
      return `export default ${JSON.stringify(`${BASE_PATH}/${file}`)};`;
    },
  };
}
