import type { Plugin } from 'vite';

const DRAWING = /^@linework\//;

/** Gives generated drawings an address where no page is built that shows them: in answers and in tests. */
export function noDrawingsPlugin(): Plugin {
  return {
    name: 'no-drawings',
    enforce: 'pre',
    resolveId: (id) => (DRAWING.test(id) ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0@linework/') ? 'export default "/drawing.svg";' : null),
  };
}
