import { pageUrls } from './site-urls';

/** `_build/meta/<build id>.json`: what the browser may fetch ahead and navigate to within the tab. */
export function buildMeta(build: string, timestamp: number) {
  return {
    id: build,
    timestamp,
    prerendered: pageUrls(),
    routeRules: { '/**': { prerender: true }, '/api/**': { prerender: false } },
  };
}
