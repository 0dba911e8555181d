import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NODE_CONFIG = fileURLToPath(new URL('../../config/node', import.meta.url));
const CONFIG_OF_COMPANY = /[\\/]config[\\/](site(?:-codes)?)(?:\.ts)?$/;

/** Has a program for Node read whose site it is from beside the build, where a browser's code has it built in. */
export function companyFilePlugin(): Plugin {
  return {
    name: 'company-file',
    enforce: 'pre',
    resolveId: {
      filter: { id: CONFIG_OF_COMPANY },
      handler: (id) => `${NODE_CONFIG}/${CONFIG_OF_COMPANY.exec(id)?.[1]}.ts`,
    },
  };
}
