// dist/client, and beside it what tells of it: what `vike build` makes, from a configuration that is read once and not six
// times.

import { setFlagsFromString } from 'node:v8';
import { build } from 'vike/api';
import { loadConfigFromFile } from 'vite';

// The heap may be half as large again as what lives in it; V8 lets it be up to four times as large.
setFlagsFromString('--heap-growing-percent=50');

try {
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
  await build({ viteConfig: { ...config, configFile: false } });
} catch (error) {
  console.error(error);
  process.exit(1);
}
// As Vike's own command does: what it has opened would keep the process.
process.exit(0);
