import type { Plugin } from 'vite';
import type { AssetsManifest } from '../output/client-assets.ts';

const MANIFEST = '.vite/manifest.json';
const STYLESHEET = /\.css$/;

/**
 * Makes of what prerenders code alone. The browser's bundle has every stylesheet, drawing and flag: made once more, they
 * are compared by Vike file by file and thrown away, 1.5 s of a build.
 */
export function codeAlonePlugin(): Plugin {
  return {
    name: 'code-alone',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: () => ({ build: { ssrEmitAssets: false } }),
    load: { filter: { id: STYLESHEET }, handler: () => '' },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== 'asset') throw new Error(`Vite wrote no ${MANIFEST}`);
        // By what stands here, Vike would move files that are not there.
        const manifest = JSON.parse(String(asset.source)) as AssetsManifest;
        const chunks = Object.entries(manifest).map(([source, { css, assets, ...chunk }]) => [source, chunk]);
        asset.source = JSON.stringify(Object.fromEntries(chunks));
      },
    },
  };
}
