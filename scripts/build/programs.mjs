// dist/api and dist/renderer: neither asks anything of dist/client, and they are bundled while that is made.

import { build } from 'vite';

for (const name of ['vite.config', 'vite.renderer.config']) await build({ configFile: `server/${name}.ts` });
