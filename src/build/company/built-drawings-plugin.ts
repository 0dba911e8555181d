import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BASE_PATH } from '../../contract/base-path.ts';
import type { AssetsManifest } from '../output/client-assets.ts';

const DRAWING = /^@linework\/.+\.svg$/;
const RESOLVED = /^\0@linework\/(.+\.svg)$/;

/** Gives generated drawings the addresses that they have in the finished build. */
export function builtDrawingsPlugin(): Plugin {
  let manifest: AssetsManifest = {};
  return {
    name: 'built-drawings',
    enforce: 'pre',
    buildStart() {
      manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8')) as AssetsManifest;
    },
    resolveId: { filter: { id: DRAWING }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED },
      handler(id) {
        const name = RESOLVED.exec(id)?.[1];
        const file = manifest[`.generated/linework/${name}`]?.file;
        if (file === undefined) throw new Error(`The build has no drawing ${name}`);
        return `export default ${JSON.stringify(`${BASE_PATH}/${file}`)};`;
      },
    },
  };
}
