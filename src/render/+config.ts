import type { Config } from 'vike/types';

export default {
  // HTML-only for Vike: it prerenders and serves in development, and ships none of its runtime.
  clientHooks: false,
  // Flat files: no host needs a redirect for `/pricing`.
  prerender: { noExtraDir: true, parallel: 1 },
} satisfies Config;
