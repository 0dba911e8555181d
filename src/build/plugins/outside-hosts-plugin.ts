import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { outsideHosts } from '../../config/outside-hosts.ts';
import { parsePublicConfig } from '../../config/public-config.ts';
import { SITE } from '../../config/site.ts';

const VIRTUAL = /^virtual:outside-hosts$/;
const RESOLVED = /^\0virtual:outside-hosts$/;
const CONFIG = fileURLToPath(new URL('../../../public/config.json', import.meta.url));

/** Gives the policies the hosts that `public/config.json` names, so that a document tells of them before any script. */
export function outsideHostsPlugin(): Plugin {
  return {
    name: 'outside-hosts',
    resolveId: { filter: { id: VIRTUAL }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED },
      handler() {
        this.addWatchFile(CONFIG);
        const config = parsePublicConfig(JSON.parse(readFileSync(CONFIG, 'utf8')));
        return `export const builtHosts = ${JSON.stringify(outsideHosts(config, SITE.origin))};`;
      },
    },
  };
}
