import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { outsideHosts } from '../../config/outside-hosts.ts';
import { parsePublicConfig } from '../../config/public-config.ts';
import { SITE } from '../../config/site.ts';

const VIRTUAL_ID = 'virtual:outside-hosts';
const CONFIG = fileURLToPath(new URL('../../../public/config.json', import.meta.url));

/** Gives the policies the hosts that `public/config.json` names, so that a document tells of them before any script. */
export function outsideHostsPlugin(): Plugin {
  return {
    name: 'outside-hosts',
    resolveId: (id) => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return null;
      this.addWatchFile(CONFIG);
      const config = parsePublicConfig(JSON.parse(readFileSync(CONFIG, 'utf8')));
      return `export const builtHosts = ${JSON.stringify(outsideHosts(config, SITE.origin))};`;
    },
  };
}
