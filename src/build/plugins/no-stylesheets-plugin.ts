import type { Plugin } from 'vite';

/** Leaves out what components import for the browser alone: the server's answers take the site's built stylesheets. */
export function noStylesheetsPlugin(): Plugin {
  return {
    name: 'no-stylesheets',
    enforce: 'pre',
    load: { filter: { id: /\.css$/ }, handler: () => '' },
  };
}
