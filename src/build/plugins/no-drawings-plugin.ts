import type { Plugin } from 'vite';

const DRAWING = /^@linework\//;
const RESOLVED = /^\0@linework\//;

/** Gives generated drawings an address where no page is built that shows them: in answers and in tests. */
export function noDrawingsPlugin(): Plugin {
  return {
    name: 'no-drawings',
    enforce: 'pre',
    resolveId: { filter: { id: DRAWING }, handler: (id) => `\0${id}` },
    load: { filter: { id: RESOLVED }, handler: () => 'export default "/drawing.svg";' },
  };
}
