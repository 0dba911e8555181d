import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DRAWING = /^@linework\/.+\.svg$/;
const RESOLVED = /^\0@linework\/(.+\.svg)$/;
const READER = fileURLToPath(new URL('built-drawing.ts', import.meta.url));

/**
 * Gives generated drawings the addresses that they have in the finished build. The program asks for them when it starts,
 * so that it can be bundled before there is one.
 */
export function builtDrawingsPlugin(): Plugin {
  return {
    name: 'built-drawings',
    enforce: 'pre',
    resolveId: { filter: { id: DRAWING }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED },
      handler: (id) => `import { builtDrawing } from ${JSON.stringify(READER)};
        export default builtDrawing(${JSON.stringify(RESOLVED.exec(id)?.[1])});`,
    },
  };
}
