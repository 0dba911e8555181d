import { mergeConfig } from 'vite';
import nativePackages from './native-packages.json' with { type: 'json' };
import config from './vite.config.ts';

/** The API for a machine that has Node and no node_modules: everything is in the bundle but what is compiled. */
export default mergeConfig(config, {
  // `pg` asks for `pg-native` where it is told to, which it is not.
  ssr: { noExternal: true, external: [...nativePackages, 'pg-native'] },
  build: { outDir: 'dist/release-api' },
});
